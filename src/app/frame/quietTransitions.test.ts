import { quietTransitions } from './quietTransitions';

/** Dispatches the event, because the page of a test has no transitions. */
const run = (propertyName: string) =>
  document.body.dispatchEvent(Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName }));

test('the document hears of transitions that move something, and of no others', () => {
  const heard: string[] = [];
  const hear = (event: TransitionEvent) => heard.push(event.propertyName);
  document.addEventListener('transitionrun', hear, true);
  const undo = quietTransitions();
  ['border-top-color', 'box-shadow', 'translate', 'background-color', 'transform'].forEach(run);
  expect(heard).toEqual(['translate', 'transform']);
  undo();
  run('color');
  expect(heard).toEqual(['translate', 'transform', 'color']);
  document.removeEventListener('transitionrun', hear, true);
});
