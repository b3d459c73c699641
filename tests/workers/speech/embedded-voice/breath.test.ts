import { expect, test } from 'vitest'
import { withEspeakWorker } from '#tests/support/espeak-worker.ts'
import { spokenScript } from '#tests/support/spoken-script.ts'
import { breathsOf, offsetIn } from '#workers/speech/embedded-voice/breath.ts'

function breaths(notation: string) {
	const script = spokenScript(notation)
	return breathsOf(script, { offset: 0, length: script.text.length })
}

function forEspeak(notation: string): string {
	return breaths(notation)
		.map(({ text }) => text)
		.join('|')
}

/** The phonemes, without stress and word boundaries. */
async function sounds(text: string): Promise<string> {
	const { ipa } = await withEspeakWorker('cmn', (worker) => worker.synthesize_ipa(text))
	return ipa.replace(/[\sˈˌ_]/g, '')
}

test.each([
	['我|还[huán]书。', '我huan2书。'],
	['苹果、茶，都有', '苹果|茶|都有'],
	['他[tā]说[shuō]：“好[hǎo]！”', 'ta1 shuo1|“hao3！”'],
	['他——我的朋友', '他|我的朋友'],
	['我[wǒ]还[huán]书[shū]。', 'wo3 huan2 shu1。'],
	['老虎[lǎo hǔ]！', 'lao3hu3！'],
	['一[yī]个[gè]人[rén]', 'yi2 ge4 ren2'],
	['我[wǒ]不[bù]是[shì]', 'wo3 bu2 shi4'],
	['好[hǎo]，一[yī]', 'hao3|yi1'],
	['2024年', '二零二四年'],
	['3.5', '三点五'],
	['50%', '百分之五十'],
	['HSK', 'H S K'],
	['他[tā]有[yǒu]2个[gè]', 'ta1 you3两ge4'],
	['熊猫', 'xong2猫'],
	['𠮷[jí]野家', 'ji2野家'],
])('%s is given to the voice as %s', (notation, given) => {
	expect(forEspeak(notation)).toBe(given)
})

test('marks, emoji and unknown characters are silent', () => {
	for (const text of ['', '。', '𠮷', '——', '😀', '\ud800']) expect(breaths(text)).toEqual([])
})

test.each([
	['我[wǒ]还[huán]书[shū]', 'wo3huan2shu1', 'χuaɜn'],
	['还[hái]有[yǒu]', 'hai2you3', 'χaiɜ'],
	['长大[zhǎng dà]', 'zhang3da4', 'ts.ɑ2ŋ'],
	['很[hěn]长[cháng]', 'hen3chang2', 'ts.hɑɜŋ'],
	['银行[yín háng]', 'yin2hang2', 'χɑɜŋ'],
	['行[xíng]', 'xing2', 'ɕiɜŋ'],
	['好[hǎo]了[le]', 'hao3 le5', 'lə'],
	['觉得[jué de]', 'jue2de5', 'tɕyɛɜtə'],
	['睡觉[shuì jiào]', 'shui4jiao4', 'tɕjɑu5'],
	['一[yī]个[gè]', 'yi2ge4', 'jiɜ'],
	['不[bù]是[shì]', 'bu2shi4', 'puɜ'],
	['老虎[lǎo hǔ]', 'lao2hu3', 'lɑuɜ'],
	['你好[nǐ hǎo]', 'ni2hao3', 'niɜ'],
	['女[nǚ]', 'nv3', 'ny2'],
	['玩儿[wánr]', 'wa2er5', 'wɑɜər'],
	['熊猫[xióng māo]', 'xong2mao1', 'ɕonɡɜ'],
])('%s sounds like its pinyin', async (notation, pinyin, part) => {
	const heard = await sounds(forEspeak(notation))
	expect(heard).toBe(await sounds(pinyin))
	expect(heard).toContain(part)
})

test.each([
	['2024年', '二零二四年'],
	['3.5', '三点五'],
	['50%', '百分之五十'],
	['3月15日', '三月十五日'],
])('%s sounds as %s', async (written, said) => {
	expect(await sounds(forEspeak(written))).toBe(await sounds(said))
})

test('only HSK is spelt in English', async () => {
	expect(await sounds(forEspeak('HSK'))).toMatch(/^\(en\).*tʃ.*s.*k.*\(cmn\)$/)
	expect(
		await sounds(forEspeak('熊猫在哪儿？兄弟很穷。花儿真好看，女儿一会儿玩儿。')),
	).not.toContain('(en)')
})

test('spoken positions map back to the written text', () => {
	const script = spokenScript('𠮷[jí]有[yǒu]2024个[gè]，我们|还[hái]好')
	const all = breathsOf(script, { offset: 0, length: script.text.length })
	expect(all.map(({ text }) => text)).toEqual(['ji2 you3两千零二十四ge4', '我们hai2好'])
	const written = (said: string) => {
		const breath = all.find(({ text }) => text.includes(said)) ?? expect.fail()
		const offset = offsetIn(breath, breath.text.indexOf(said))
		return script.text.slice(offset, offset + 2)
	}
	expect(written('ji2')).toBe('𠮷')
	expect(written('you3')).toBe('有2')
	expect(written('零')).toBe('20')
	expect(written('ge4')).toBe('个，')
	expect(written('我')).toBe('我们')
	expect(written('们')).toBe('们还')
	expect(written('hai2')).toBe('还好')
	expect(written('好')).toBe('好')
})

test('a text without punctuation is spoken in several breaths', () => {
	const all = breaths('长'.repeat(3_000))
	expect(all.length).toBeGreaterThan(5)
	expect(all.every(({ text }) => text.length <= 500)).toBe(true)
	expect(all.map(({ text }) => text).join('')).toBe('长'.repeat(3_000))
	expect(all.map((breath) => offsetIn(breath, 10))).toEqual(all.map((_, index) => index * 500 + 10))
})

test('each breath ends with the sign that it rests at', () => {
	const rests = breaths('苹果、茶，都有：好（很好）……走').map(({ rest }) => rest)
	expect(rests).toEqual(['item', 'clause', 'part', 'clause', 'part', undefined])
})

test('readings that overlap, end too late or lie in a number are ignored', () => {
	const script = {
		text: '我有2个苹果',
		readings: [
			{ offset: 0, length: 2, pinyin: 'wǒ yǒu' },
			{ offset: 1, length: 1, pinyin: 'yǒu' },
			{ offset: 2, length: 1, pinyin: 'èr' },
			{ offset: 5, length: 9, pinyin: 'guǒ' },
		],
	}
	const [breath] = breathsOf(script, { offset: 0, length: 6 })
	expect(breath?.text).toBe('wo3you3两个苹果')
})
