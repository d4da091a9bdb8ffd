import { type ComponentType, useState } from 'react';

/** Draws a field as a form does: it keeps what is typed. */
export const keeping = <Props extends { value: unknown; onChange: (next: never) => void }>(
  Field: ComponentType<Props>,
) =>
  function Kept(args: Props) {
    const [value, setValue] = useState<unknown>(args.value);
    const onChange = (next: never) => {
      setValue(next);
      args.onChange(next);
    };
    return <Field {...args} value={value} onChange={onChange} />;
  };

/** Label and help that fit in no line. */
export const LONG_FIELD = {
  label: 'Una etiqueta tan larga que no cabe en una sola línea del formulario de alta de pacientes',
  help: 'Una explicación igual de larga, para ver que el texto fluye, se lee y no empuja a nadie fuera de la pantalla.',
};
