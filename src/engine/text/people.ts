const PERSON =
  /\b(?:king|queen|emperor|tsar|president|minister|chancellor|leader|general|poet|author|writer|novelist|playwright|scientist|physicist|chemist|biologist|mathematician|philosopher|economist|artist|composer|politician|revolutionary|monk|priest|explorer|engineer|inventor|dictator|nurse|doctor|lawyer|girl|boy|man|woman|soldier|teacher|daughter|son|wife|husband|brother|sister|servant|inspector|socialist|communist|capitalist|activist|feminist|psychologist|sociologist|geologist|player|singer|painter|sculptor|architect|statesman|admiral|samurai|shogun|missionary|preacher|reformer|merchant|banker|historian|critic|linguist|astronomer|theologian|prophet|saint|friend|cousin|parent|orphan|professor|founder|pioneer|owner|follower|secretary|editor|journalist|manufacturer|farmer|miner|physician|surgeon|officer|commander|captain|colonel|marshal|bishop|archbishop|pope|judge|nobleman|millwright|carpenter|weaver)\b/

/** Whether a description says what a person was: "a Greek philosopher who …". */
export const isPerson = (description: string): boolean =>
  PERSON.test(description.split(/\b(?:who|that|which|of|in|from|for)\b/)[0] ?? '')
