/** What lies behind the sign-in; the webpack build of the floor loads it later. */
export default function Rest() {
  return <p>Dentro</p>;
}
