/** Imported images are replaced by this address. */
export default '/asset';
