export interface MapLinkProps {
  /** Postal address, as it was entered. */
  address: string;
}

/** An address with a link to a map, of which nothing is loaded before somebody opens it, in a tab of its own. */
export function MapLink({ address }: MapLinkProps) {
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return (
    <>
      {address}{' '}
      <a href={map} target="_blank" rel="noreferrer">
        Ver en el mapa
      </a>
    </>
  );
}
