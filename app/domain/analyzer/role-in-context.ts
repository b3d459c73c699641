/**
 * The part of speech that a word's neighbours ask for, where they are sure of it: 花 is a flower, but
 * a verb after 得 děi (得花很多钱) and before 了 (花了三天). 工作 is to work, but a noun after 的 (我的工作).
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'

export type WordRole = 'verb' | 'noun'

/** Before a verb, with the reading where another reading is something else. */
const beforeVerbs = new Set(
	'要 想 会 能 能够 可以 应该 必须 不能 不会 不要 不想 别 得děi 需要 愿意 敢 不 正在 已经 刚 一起 马上 常常 经常'.split(
		' ',
	),
)
const afterVerbs = new Set(['了 le', '着 zhe', '过 guo'])

/** Undefined where the neighbours say nothing. */
export function roleOf(tokens: readonly Token[], at: number): WordRole | undefined {
	const [before, after] = [tokens[at - 1], tokens[at + 1]]
	if (after && afterVerbs.has(`${after.word} ${after.pinyin}`)) return 'verb'
	if (!before) return undefined
	if (beforeVerbs.has(before.word) || beforeVerbs.has(before.word + before.pinyin)) return 'verb'
	// 我的工作。 but not 我的工作方法
	const isLast = !after || !hasHanzi(after.word)
	return before.word === '的' && before.pinyin === 'de' && isLast ? 'noun' : undefined
}

/** Whether a word whose main part of speech is `pos` takes this role only by its neighbours. */
export function isRoleOf(role: WordRole, pos: string | null | undefined): boolean {
	return role === 'verb' ? pos === 'noun' || pos === 'measure word' : pos === 'verb'
}
