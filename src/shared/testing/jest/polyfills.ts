import { installDialog } from './dialog';

// Runs in every browser test file, before the code under test is loaded. What Happy DOM does otherwise than browsers:
installDialog();

// It dispatches `selectionchange` within the call that sets the selection, even to where it is
// (capricorn86/happy-dom#2185). React Aria answers by setting it again, without end. Nothing here needs the event.
const dispatch = document.dispatchEvent.bind(document);
document.dispatchEvent = (event) => event.type === 'selectionchange' || dispatch(event);

// Its storages keep copies of their methods, so replacing one in the prototype would have no effect.
for (const storage of [localStorage, sessionStorage])
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    Object.defineProperty(storage, method, { configurable: true, get: () => Storage.prototype[method] });
