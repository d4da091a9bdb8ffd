export {
  answer,
  networkFailure,
  never,
  type FakeBackend,
  type FakeHandler,
  type FakeRequest,
} from './fakeBackend';
export { ADMIN, PATIENT, PEOPLE, THERAPIST } from './people';
export { StoryEnvironmentContext, type StoryEnvironment } from './storyEnvironment';
export { StoryStore, type StoryStoreOptions } from './StoryStore';
export { testStore, type TestStoreOptions } from './testStore';
