/**
 * What the word lists ask for and CC-CEDICT does not have, in its own format: words of HSK 2.0
 * that are a verb and its object (打篮球) or another spelling of one it has (纽扣儿).
 */
export const supplement = `
打籃球 打篮球 [da3 lan2 qiu2] /to play basketball/
踢足球 踢足球 [ti1 zu2 qiu2] /to play soccer; to play football/
彈鋼琴 弹钢琴 [tan2 gang1 qin2] /to play the piano/
繫領帶 系领带 [ji4 ling3 dai4] /to tie a necktie/
紐扣兒 纽扣儿 [niu3 kou4 r5] /button (on clothes)/
`
