import { useEffect, useId, useLayoutEffect, useState, type ComponentType } from 'react';
import { latePart, type LatePart } from './latePart';
import { leaveStandIn, takeOver } from './handOver';

interface WithId {
  id?: string;
}

/**
 * A field whose control is downloaded when somebody begins to use the page it is on. Until then a stand-in looks like
 * it, has its name and its place in the order of focus, and keeps what is done to it: focus, keys and a pressed button
 * go over to the control when that comes.
 */
export function lateField<Props extends WithId>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props & { id: string }>,
): LatePart<Props> {
  type Named = Props & { id: string };

  function Waiting(props: Named) {
    const { id } = props;
    useLayoutEffect(() => () => leaveStandIn(id), [id]);
    return <StandIn {...props} />;
  }

  const Control = latePart<Named>(
    async () => {
      const Arrived = await load();
      return function Taken(props: Named) {
        const { id } = props;
        const [drawn, setDrawn] = useState<'once' | 'twice'>('once');
        const [replay, setReplay] = useState<(() => void) | null>(null);
        // Focus at once, so that no key falls between the two. A list draws its box only in a second go.
        useLayoutEffect(() => {
          const left = takeOver(id);
          if (left === 'not there yet') setDrawn('twice');
          else if (left) setReplay(() => left);
        }, [id, drawn]);
        // The rest when the control has met its focus.
        useEffect(() => replay?.(), [replay]);
        return <Arrived {...props} />;
      };
    },
    { waiting: Waiting, failed: 'No se ha podido cargar este campo', when: 'used' },
  );

  function Field(props: Props) {
    const madeUp = useId();
    return <Control {...props} id={props.id ?? madeUp} />;
  }
  return Object.assign(Field, { preload: Control.preload });
}
