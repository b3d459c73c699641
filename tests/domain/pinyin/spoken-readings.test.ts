import { expect, test } from 'vitest'
import { spokenReadings } from '#app/domain/pinyin/spoken-readings.ts'

/** 不[bù] 是[shì]“不[bù]” */
function wordsOf(line: string) {
	return line.split(' ').map((text) => {
		const [word = '', pinyin] = text.replace(']', '').split('[')
		return { word, pinyin: pinyin?.replaceAll('_', ' ') }
	})
}

test.each([
	['这[zhè] 不[bù] 是[shì] 一[yī] 个[gè] 苹果[píng_guǒ] 。', '- bú - yí - - -'],
	['不[bù] ， 我[wǒ] 不[bù] 去[qù]', '- - - bú -'],
	[
		'不[bù] 是[shì] “ 不[bù] …… 是[shì] ” ， 是[shì] “ 不[bù] 是[shì] ”',
		'bú - - - - - - - - - bú - -',
	],
	['“ 一[yī] ” 字[zì]', '- - - -'],
	['一[yī] 1 个[gè]', '- - -'],
	['我们[wǒ_men] 一起[yī_qǐ] 去[qù]', '- yì_qǐ -'],
	['不[bú] 是[shì]', '- -'],
	['你[nǐ] 好[hǎo]', '- -'],
])('%s: %s', (line, spoken) => {
	const found = spokenReadings(wordsOf(line)).map((one) => one?.replaceAll(' ', '_') ?? '-')
	expect(found.join(' ')).toBe(spoken)
})

test('a line without words has none', () => {
	expect(spokenReadings([])).toEqual([])
})
