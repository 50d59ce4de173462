/** The address of a worker's built script, for those who start it. */
declare module '*.ts?worker&url' {
  const address: string;
  export default address;
}
