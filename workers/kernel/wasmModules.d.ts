/** An AssemblyScript source, compiled when the site is built: the bytes of the module. */
declare module '*.ts?wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
