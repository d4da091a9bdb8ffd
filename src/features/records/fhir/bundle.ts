import type { RecordCopy } from '@/contract/recordAnswers';
import { bodyMeasures, episodesOfCare, evaluations, painAtHome, sessions } from './care';
import { allergies, background, flags, patientResource, practitioners } from './person';
import { appointments, carePlans, documents } from './plans';
import { urnOf, type Resource, type Source } from './resource';

export interface Bundle {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: { fullUrl: string; resource: Resource }[];
}

/** Ids in all references within a resource, except those in `known`. */
function referred(resources: readonly Resource[], known: ReadonlySet<string>): Set<string> {
  const found = JSON.stringify(resources).matchAll(/"reference":"urn:uuid:([^"]+)"/g);
  return new Set([...found].flatMap(([, id]) => (id !== undefined && !known.has(id) ? [id] : [])));
}

/**
 * A record as a FHIR R4 Bundle for another system: who the patient is, history and medicines, alerts, episodes, visits, measures,
 * appointments, routines and the list of documents. Messages, accounts and the access log are only in the copy. Throws if the copy has
 * no patient.
 */
export function fhirBundle(copy: RecordCopy): Bundle {
  // Records that were merged into this one stand beside it in the copy.
  const patient = copy.sections.patients.find(({ mergedInto }) => !mergedInto);
  if (!patient) throw new TypeError('The copy has no patient');
  const source: Source = { copy, patient };
  const own = [
    patientResource(source),
    ...background(source),
    ...allergies(source),
    ...bodyMeasures(source),
    ...flags(source),
    ...episodesOfCare(source),
    ...evaluations(source),
    ...sessions(source),
    ...appointments(source),
    ...carePlans(source),
    ...painAtHome(source),
    ...documents(source),
  ];
  // Whatever is referred to and is none of these is a person of the practice.
  const people = practitioners(source, referred(own, new Set(own.map(({ id }) => id))));
  const [first, ...others] = own;
  const resources = [...(first ? [first] : []), ...people, ...others];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: copy.exportedAt,
    entry: resources.map((resource) => ({ fullUrl: urnOf(resource.id), resource })),
  };
}
