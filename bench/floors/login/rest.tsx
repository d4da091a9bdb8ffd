/** What lies behind the log-in; the webpack build of the floor loads it later. */
export default function Rest() {
  return <p>Dentro</p>;
}
