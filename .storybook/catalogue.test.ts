import { staleWaivers, storyTitles, uiComponents, WAIVERS, withoutStory } from './components';

describe('the catalogue', () => {
  const components = uiComponents();

  it('finds the components', () => {
    expect(components.length).toBeGreaterThan(200);
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Button', 'DataTable', 'PatientTable', 'LoginPage']),
    );
  });

  it('has a story of every component that a ui folder exports', () => {
    expect(withoutStory(components)).toEqual([]);
  });

  it('would say so of one without', () => {
    const lonely = { name: 'NoSuchThing', file: 'shared/ui/no-such-thing/NoSuchThing.tsx', described: true };
    expect(withoutStory([...components, lonely])).toContainEqual(lonely);
  });

  it('says of every component what it is for', () => {
    expect(components.filter(({ described }) => !described)).toEqual([]);
  });

  it('names every group itself, so that links to stories outlive a moved file', () => {
    const titles = storyTitles();
    expect(titles.filter(({ title }) => !title)).toEqual([]);
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
  });

  it('waives nothing that is not there or needs no waiver, and gives reasons', () => {
    expect(staleWaivers(components)).toEqual([]);
    expect(Object.values(WAIVERS).filter(({ why }) => why.length < 20)).toEqual([]);
  });
});
