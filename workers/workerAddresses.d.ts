/** URL of a worker's built script. */
declare module '*.ts?worker&url' {
  const address: string;
  export default address;
}
