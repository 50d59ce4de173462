/** The compiled bytes of an AssemblyScript module, built with the site. */
declare module '*.ts?wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
