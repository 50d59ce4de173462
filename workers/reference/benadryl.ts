/** Countries in which the name may mean another medicine than diphenhydramine: there it selects none, and the pages say so first. */
export const BENADRYL_ELSEWHERE = {
  countries: ['GB', 'IE'],
  text: 'In the United Kingdom and Ireland ‘Benadryl’ may hold another medicine than diphenhydramine. Read the small print of the package: which word stands there?',
} as const;
