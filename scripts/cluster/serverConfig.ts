/** The ports of one server on loopback. */
export interface Ports {
  readonly http: number
  readonly tcp: number
  readonly interserver: number
}

/** A cluster: the replicas of each shard. */
export type Topology = ReadonlyArray<ReadonlyArray<Ports>>

const clusterXml = (name: string, topology: Topology): string =>
  `<${name}>${topology
    .map(
      (replicas) =>
        // Every replica is given its rows by who loads them: there is no ZooKeeper.
        `<shard><internal_replication>false</internal_replication>${replicas
          .map(({ tcp }) => `<replica><host>127.0.0.1</host><port>${tcp}</port></replica>`)
          .join("")}</shard>`,
    )
    .join("")}</${name}>`

/** The configuration of a server that keeps everything in its own folder and knows the cluster. */
export const configXml = (
  folder: string,
  { http, interserver, tcp }: Ports,
  cluster: string,
  topology: Topology,
): string => `<?xml version="1.0"?>
<yandex>
  <logger><level>warning</level><log>${folder}/server.log</log><errorlog>${folder}/errors.log</errorlog></logger>
  <listen_host>127.0.0.1</listen_host>
  <http_port>${http}</http_port>
  <tcp_port>${tcp}</tcp_port>
  <interserver_http_port>${interserver}</interserver_http_port>
  <interserver_http_host>127.0.0.1</interserver_http_host>
  <path>${folder}/data/</path>
  <tmp_path>${folder}/tmp/</tmp_path>
  <user_files_path>${folder}/files/</user_files_path>
  <format_schema_path>${folder}/schemas/</format_schema_path>
  <users_config>users.xml</users_config>
  <default_profile>default</default_profile>
  <default_database>default</default_database>
  <mark_cache_size>268435456</mark_cache_size>
  <remote_servers>${clusterXml(cluster, topology)}</remote_servers>
</yandex>
`

/** One user without a password, as the servers listen on loopback only. */
export const USERS_XML = `<?xml version="1.0"?>
<yandex>
  <profiles><default></default></profiles>
  <users><default>
    <password></password>
    <networks><ip>127.0.0.1</ip></networks>
    <profile>default</profile>
    <quota>default</quota>
  </default></users>
  <quotas><default></default></quotas>
</yandex>
`
