/** What somebody says of one point. */
export type PointVerdict = 'earned' | 'unsure' | 'missed'
export type PointVerdicts = ReadonlyMap<string, PointVerdict>
