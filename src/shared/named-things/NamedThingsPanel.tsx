import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { errorText, isApiError } from '@/shared/api/errors';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits, useRowEdits } from '@/shared/edits/useEdits';
import { openedIn, useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { useSubmit } from '@/shared/useSubmit';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { EditIcon, PlusIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import styles from './NamedThingsPanel.module.css';

/** A thing of the practice that has a name. One that is not active is no longer offered. */
interface NamedThing {
  id: string;
  name: string;
  active: boolean;
}

type Outcome<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: unknown };

interface Calls<Thing, Body> {
  list: {
    currentData?: readonly Thing[] | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  create: (call: { input: Body }) => PromiseLike<Outcome<Thing>>;
  update: (call: { id: string; input: Body }) => PromiseLike<Outcome<Thing>>;
  remove: (id: string) => PromiseLike<Outcome<null>>;
  isRemoving: boolean;
}

type Messages = Record<
  | 'listFailed'
  | 'saveFailed'
  | 'deleteFailed'
  | 'empty'
  | 'created'
  | 'updated'
  | 'activated'
  | 'deactivated'
  | 'deleted',
  string
>;

/** What one kind of named things is called, shows, asks for and sends. The server's counterpart is `namedThings`. */
export interface NamedThingKind<Thing extends NamedThing, Values extends object, Body extends object> {
  /** Begins the names of what is opened and kept of it, e.g. `room`. */
  key: string;
  messages: Messages;
  texts: Record<
    | 'title'
    | 'description'
    | 'caption'
    | 'emptyText'
    | 'unavailable'
    | 'active'
    | 'inactive'
    | 'add'
    | 'edit'
    | 'create'
    | 'save'
    | 'remove'
    | 'removeTitle'
    | 'removeConsequence',
    string
  >;
  useCalls: () => Calls<Thing, Body>;
  /** Drawn before its name. */
  mark?: (thing: Thing) => ReactNode;
  /** Columns between name and state. */
  columns?: Column<Thing>[];
  form: {
    schema: Schema;
    /** Values of an existing one, or of a new one. */
    valuesOf: (thing?: Thing) => Values;
    bodyOf: (values: Values, active: boolean) => Body;
    fields: ReactNode;
    editFields: EditFields;
    /** The field of the form for one of the body, if their names differ. */
    fieldOf?: (path: string) => string;
    size?: 'lg';
  };
}

interface PartProps<Thing extends NamedThing, Values extends object, Body extends object> {
  kind: NamedThingKind<Thing, Values, Body>;
  calls: Calls<Thing, Body>;
}

/** Modal to create one, or to edit `thing`. */
function FormDialog<Thing extends NamedThing, Values extends object, Body extends object>({
  kind: { key, messages, texts, form },
  calls: { create, update },
  thing,
  onClose,
}: PartProps<Thing, Values, Body> & { thing: Thing | null; onClose: () => void }) {
  const [pristine] = useState(() => form.valuesOf(thing ?? undefined));
  const draft = useDraft(`${key}:${thing?.id ?? 'new'}`, pristine);
  const toBody = (values: Values) => form.bodyOf(values, thing?.active ?? true);
  const edits = useEdits(thing ? toBody(draft.read ?? pristine) : undefined);
  const { submit } = useSubmit(
    (values: Values) => {
      const input = toBody(values);
      return thing ? update({ id: thing.id, input: edits.bodyOf(input) }) : create({ input });
    },
    {
      success: thing ? messages.updated : messages.created,
      failure: messages.saveFailed,
      fieldOf: (_values, path) => form.fieldOf?.(path) ?? path,
      onDone: () => {
        draft.drop();
        onClose();
      },
      onFailed: edits.meets,
    },
  );
  const title = thing ? texts.edit : texts.add;
  return (
    <Dialog open title={title} onClose={onClose} {...(form.size && { size: form.size })}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={form.schema} onSubmit={submit}>
        <FormikForm label={title} spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={form.editFields} />
          {form.fields}
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>{thing ? texts.save : texts.create}</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}

/** Asks before one is deleted. A refusal says that it can be deactivated. */
function DeleteDialog<Thing extends NamedThing, Values extends object, Body extends object>({
  kind: { messages, texts },
  calls: { remove, isRemoving },
  thing,
  onClose,
}: PartProps<Thing, Values, Body> & { thing: Thing; onClose: () => void }) {
  const { submit, failure } = useSubmit(remove, {
    success: messages.deleted,
    failure: messages.deleteFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle}
      subject={thing.name}
      consequence={texts.removeConsequence}
      confirmLabel={texts.remove}
      pending={isRemoving}
      error={failure ?? undefined}
      onConfirm={() => submit(thing.id)}
      onCancel={onClose}
    />
  );
}

const noMark = () => null;

/** The things with their actions: edit, activate or deactivate, delete. */
function ThingTable<Thing extends NamedThing, Values extends object, Body extends object>({
  kind: { messages, texts, form, columns = [], mark = noMark },
  calls: { list, update },
  onEdit,
  onDelete,
}: PartProps<Thing, Values, Body> & { onEdit: (thing: Thing) => void; onDelete: (thing: Thing) => void }) {
  const edits = useRowEdits();
  const bodyOf = (thing: Thing, active: boolean) => form.bodyOf(form.valuesOf(thing), active);
  const { submit: toggle } = useSubmit(
    (thing: Thing) =>
      update({
        id: thing.id,
        input: edits.from(bodyOf(thing, thing.active), bodyOf(thing, !thing.active)),
      }),
    {
      success: ({ active }) => (active ? messages.activated : messages.deactivated),
      failure: messages.saveFailed,
    },
  );
  return (
    <DataTable
      caption={texts.caption}
      columns={[
        {
          key: 'name',
          header: 'Nombre',
          cardTitle: true,
          render: (thing) => (
            <span className={styles.name}>
              {mark(thing)}
              {thing.name}
            </span>
          ),
        },
        ...columns,
        {
          key: 'active',
          header: 'Estado',
          render: ({ active }) => (
            <Badge tone={active ? 'success' : 'neutral'}>{active ? texts.active : texts.inactive}</Badge>
          ),
        },
      ]}
      rows={list.currentData ?? []}
      getRowId={({ id }) => id}
      loading={!list.currentData}
      empty={<EmptyState headingLevel={3} title={messages.empty} text={texts.emptyText} />}
      rowActions={(thing) => (
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => toggle(thing)}
            aria-label={`${thing.active ? 'Desactivar' : 'Activar'} ${thing.name}`}
          >
            {thing.active ? 'Desactivar' : 'Activar'}
          </Button>
          <IconButton
            size="sm"
            icon={EditIcon}
            label={`Editar ${thing.name}`}
            onClick={() => onEdit(thing)}
          />
          <IconButton
            size="sm"
            icon={TrashIcon}
            label={`Eliminar ${thing.name}`}
            onClick={() => onDelete(thing)}
          />
        </div>
      )}
    />
  );
}

/** The practice's things of one kind, for administration. Says so on a backend that keeps none. */
export function NamedThingsPanel<Thing extends NamedThing, Values extends object, Body extends object>({
  kind,
}: Pick<PartProps<Thing, Values, Body>, 'kind'>) {
  const { key, messages, texts, useCalls } = kind;
  const calls = useCalls();
  const { currentData, error, isFetching, refetch } = calls.list;
  const form = useOpening(`${key}Form`);
  const deletion = useOpening(`${key}Deletion`);
  const edited = useOpenedIn(currentData, form);
  const deleted = openedIn(currentData, deletion);
  if (isApiError(error) && error.status === 404) return <EmptyState title={texts.unavailable} />;

  return (
    <Card
      title={texts.title}
      description={texts.description}
      actions={
        <Button icon={PlusIcon} onClick={() => form.open()}>
          {texts.add}
        </Button>
      }
    >
      {error && !currentData ? (
        <ErrorState message={errorText(error, messages.listFailed)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ThingTable
          kind={kind}
          calls={calls}
          onEdit={({ id }) => form.open(id)}
          onDelete={({ id }) => deletion.open(id)}
        />
      )}
      {form.isOpen && <FormDialog kind={kind} calls={calls} thing={edited} onClose={form.close} />}
      {deleted && <DeleteDialog kind={kind} calls={calls} thing={deleted} onClose={deletion.close} />}
    </Card>
  );
}
