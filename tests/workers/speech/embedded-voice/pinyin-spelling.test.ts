import { expect, test } from 'vitest'
import { syllables } from '#app/domain/pinyin/syllable.ts'
import { addTone, toTone } from '#app/domain/pinyin/tone.ts'
import { withEspeakWorker } from '#tests/support/espeak-worker.ts'
import { spellPinyin } from '#workers/speech/embedded-voice/pinyin-spelling.ts'

test.each([
	['nǐ hǎo', 'ni3hao3'],
	['jué de', 'jue2de5'],
	['lǜ sè', 'lv4se4'],
	["Xī'ān", 'xi1an1'],
	['Běi jīng', 'bei3jing1'],
	['xué xí', 'xue2xi2'],
	['xuéxí', 'xue2xi2'],
	['xióng māo', 'xong2mao1'],
	['qióng', 'qong2'],
	['jiǒng', 'jong3'],
	['nǎr', 'na3er5'],
	['wánr', 'wa2er5'],
	['yī diǎnr', 'yi1dia3er5'],
	['yí huìr', 'yi2hui4er5'],
	['mén kǒur', 'men2kou3er5'],
	['kòngr', 'kong4er5'],
	['nǚ ér', 'nv3er2'],
	['m', 'mu5'],
	['hng', 'heng5'],
	['Zhāng · Sān', 'zhang1san1'],
])('%s is spelt %s', (pinyin, spelling) => {
	expect(spellPinyin(pinyin)).toBe(spelling)
})

test.each(['', ' ', 'kǎ lā OK', 'T xù shān', 'hello', '你好', '3'])('%j is not pinyin', (text) => {
	expect(spellPinyin(text)).toBeUndefined()
})

test('the voice reads every syllable as Chinese', async () => {
	const spellings = syllables.map((letters, index) => {
		const tone = letters === 'r' ? 5 : (toTone(String((index % 4) + 1)) ?? 5)
		return spellPinyin(addTone(letters, tone)) ?? letters
	})
	const fallen = await withEspeakWorker('cmn', (worker) =>
		spellings.filter((spelling) => /\(en\)|^\s*$/.test(worker.synthesize_ipa(spelling).ipa)),
	)
	expect(fallen).toEqual([])
})
