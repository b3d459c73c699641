import { expect, test } from 'vitest'
import { withEspeakWorker } from '#tests/support/espeak-worker.ts'
import { spellHanzi } from '#workers/speech/embedded-voice/hanzi-spelling.ts'

function spelt(written: string): string {
	return spellHanzi(written)
		.map(({ text }) => text)
		.join('')
}

test.each([
	['银行', '银行'],
	['熊猫', 'xong2猫'],
	['英雄很穷', '英xong2很qong2'],
	['花儿', '花er5'],
	['在哪儿？', '在哪er5？'],
	['女儿和儿子', '女儿和儿子'],
	['儿童', '儿童'],
	['六一儿童节', '六一儿童节'],
	['𠮷野家', ' 野家'],
	['〇', '〇'],
	['', ''],
])('%s is given as %s', (written, given) => {
	expect(spelt(written)).toBe(given)
})

test('a lone surrogate is silent', () => {
	expect(spelt('好\ud800吗')).toBe('好 吗')
})

test('each stretch has its offset in the written text', () => {
	expect(spellHanzi('看熊猫')).toEqual([
		{ text: '看', offset: 0, isLiteral: true },
		{ text: 'xong2', offset: 1, isLiteral: false },
		{ text: '猫', offset: 2, isLiteral: true },
	])
})

test.each([
	'兄弟胸口凶手匈奴汹涌',
	'英雄狗熊',
	'贫穷琼瑶苍穹',
	'窘迫炯炯囧迥异',
	'这儿那儿哪儿玩儿花儿事儿',
	'一点儿一会儿一块儿',
	'女儿儿子婴儿幼儿园',
])('%s is not read as English', async (written) => {
	const { ipa } = await withEspeakWorker('cmn', (worker) => worker.synthesize_ipa(spelt(written)))
	expect(ipa).not.toContain('(en)')
})
