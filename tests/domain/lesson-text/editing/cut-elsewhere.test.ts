import { expect, test } from 'vitest'
import { countCutAs, cutAll, cutChangeOf } from '#app/domain/lesson-text/editing/cut-elsewhere.ts'

const text = 'zh: 请␟大␟夫␟来。\nen: Call the doctor.\n\nzh: 大␟夫␟不␟在，大夫人␟在。大␟夫！'

test('a joined word is found where it is still apart, and joined there too', () => {
	const joined = text.replace('大␟夫', '大夫')
	const change = cutChangeOf(text, joined)
	expect(change).toEqual({ from: '大␟夫', to: '大夫' })
	if (!change) return
	expect(countCutAs(joined, change)).toBe(2)
	expect(cutAll(joined, change)).toBe(
		'zh: 请␟大夫␟来。\nen: Call the doctor.\n\nzh: 大夫␟不␟在，大夫人␟在。大夫！',
	)
})

test('a word that was split is split elsewhere only where it is a whole word', () => {
	const before = '看见␟了。看见过␟吗？没␟看见。'
	const after = before.replace('看见', '看␟见')
	const change = cutChangeOf(before, after)
	expect(change).toEqual({ from: '看见', to: '看␟见' })
	expect(change && cutAll(after, change)).toBe('看␟见␟了。看见过␟吗？没␟看␟见。')
})

test('a selection that moves two borders is a change of all its words', () => {
	expect(cutChangeOf('是␟中国␟人吗', '是␟中␟国人␟吗')).toEqual({
		from: '中国␟人吗',
		to: '中␟国人␟吗',
	})
})

test('other characters are no change of cuts', () => {
	expect(cutChangeOf('我␟来', '我␟去')).toBeUndefined()
	expect(cutChangeOf('我␟来', '我␟来')).toBeUndefined()
})
