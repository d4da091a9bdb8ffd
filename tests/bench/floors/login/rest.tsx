/** Code behind sign-in; the floor's webpack build loads it later. */
export default function Rest() {
  return <p>Dentro</p>;
}
