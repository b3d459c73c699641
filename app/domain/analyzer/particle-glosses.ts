/**
 * Glosses, by word and part of speech, of words that their meanings explain instead of translating: for
 * 了 they have "completed action". Parentheses mark a function for which English has no word. An empty
 * gloss leaves the word out, as English does: 跑得很快 "run · very · fast".
 */
export const particleGlosses: ReadonlyMap<string, string> = new Map([
	['的 particle', '’s'],
	['地 particle', '-ly'],
	['得 particle', ''],
	['了 particle', '(done)'],
	['着 particle', '-ing'],
	['过 particle', '(once)'],
	['吗 particle', '(is it)'],
	['呢 particle', '(and)'],
	['吧 particle', '(right)'],
	['啊 particle', '(ah)'],
	['呀 particle', '(ah)'],
	['啦 particle', '(now)'],
	['嘛 particle', '(of course)'],
	['们 suffix', '(several)'],
	['第 prefix', 'No.'],
	['把 preposition', '(take)'],
	['在 preposition', 'at'],
	['在 adverb', '(now)'],
	['正在 adverb', '(now)'],
	['之 particle', '’s'],
	['之 pronoun', 'it'],
	['所 particle', 'which'],
	['者 suffix', '-er'],
	['是 verb', 'is'],
	['里 noun', 'in'],
	['岁 measure word', 'years old'],
	['不好意思 phrase', 'sorry'],
])
