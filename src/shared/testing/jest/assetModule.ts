/** An imported picture is its address. */
export default '/asset';
