export const EXERCISE_PATHS = {
  list: '/api/exercises',
  one: (id: string) => `/api/exercises/${encodeURIComponent(id)}`,
  categories: '/api/exercises/categories/list',
  difficulties: '/api/exercises/difficulties/list',
} as const;
