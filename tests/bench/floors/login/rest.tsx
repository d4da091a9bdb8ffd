/** Represents the code behind sign-in, which the floor's webpack build loads later. */
export default function Rest() {
  return <p>Dentro</p>;
}
