/**
 * Nothing coarse is shown of the whole dictionary and of all seeded texts. The words are a list of
 * their own, as one that reads the pages would write it: it knows nothing of the rules that divide.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import { readEverydayWords } from '#app/seed/dictionary/everyday-words.ts'
import { readExamples } from '#app/seed/dictionary/examples.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

const words =
	/\b(?:fuck\w*|motherfuck\w*|cunts?|dickhead|assholes?|bullshit|shit\w?|shitty|pissed|goddamn|bitch(?:es)?|bastards?(?! carp)|whores?|sluts?|hookers?|prostitutes?(?!, directed)|pimps?|brothels?|faggots?|niggers?|negro|japs?(?=[ ;,)]|$)|gooks?|boobs|boobies|tits|blowjobs?|dildos?|threesome|orgy|masturbat\w*|orgasms?|fellatio|cunnilingus|ejaculat(?:e|ion)|vaginas?|penis(?! fish)|vulva|clitoris|scrotum|semen(?! [A-Z])|to have sex|make love|sexual intercourse|heroin|ketamine|methamphetamine|marijuana)\b/i

/** 低贱 "(vulgar)": in brackets, and not as the English of a word that means just that. */
const labels =
	/\([^()]*\b(?<!usu\. |often )(?:slang|vulgar|derog\.|derogatory|pejorative|expletive|curse word)(?![\w-])[^()]*\)/i

/** They explain a word that is none of these, in the words of the dictionary. */
const explained = new Set(
	'九窍 销金窟 收容教育 石女 实女 指检 腽肭脐 下海 神女 猥獕 獕 阴道炎 贩毒'.split(' '),
)

function shownOf(meaning: Meaning): string {
	return Object.values(meaning)
		.map(({ definition }) => definition)
		.join('; ')
}

function isFoul(text: string): boolean {
	return words.test(text) || labels.test(text)
}

test('no meaning in the dictionary is coarse', () => {
	const foul = wholeDictionary
		.filter(({ word, meaning }) => !explained.has(word) && isFoul(shownOf(meaning)))
		.map(({ word, meaning }) => `${word} ${shownOf(meaning)}`)
	expect(foul).toEqual([])
})

test('few words have no meaning but coarse ones, and no word of HSK 2.0', () => {
	const without = wholeDictionary.filter(({ poses }) => poses.length === 0)
	expect(without.length).toBeLessThan(400)
	expect(without.filter(({ levels }) => levels.length > 0)).toEqual([])
	expect(without.filter(({ coarse }) => !coarse)).toEqual([])
})

test('no gloss, no everyday word and no example is coarse', () => {
	const glosses = [...readLearnerGlosses(), ...readEverydayWords()].filter(({ gloss }) =>
		isFoul(shownOf(gloss)),
	)
	const examples = readExamples().filter(({ en }) => isFoul(en))
	expect({ glosses, examples }).toEqual({ glosses: [], examples: [] })
})

test('no seeded text, note or exercise is coarse', () => {
	const content = new URL('../../../app/seed/content/', import.meta.url)
	const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
	const texts = files.filter((file) => /\.(?:txt|md|json|csv|tsv)$/.test(file))
	expect(texts.length).toBeGreaterThan(100)
	const foul = texts.flatMap((file) => {
		const lines = readFileSync(new URL(file, content), 'utf8').split('\n')
		return lines.filter((line) => isFoul(line)).map((line) => `${file}: ${line}`)
	})
	expect(foul).toEqual([])
})

test('the words of lessons and the street are what beginners take them for', () => {
	const senseOf = (word: string, pinyin: string) =>
		wholeDictionary.find((entry) => entry.word === word && entry.pinyin === pinyin)
	expect(senseOf('几号', 'jǐ hào')?.meaning).toEqual({
		noun: { definition: 'what date?; what number?' },
	})
	expect(senseOf('鸟', 'niǎo')?.meaning.noun?.definition).toMatch(/^bird;/)
	for (const [word, pinyin] of [
		['比', 'bī'],
		['鸟', 'diǎo'],
		['草', 'cào'],
		['操', 'cào'],
		['屄', 'bī'],
	] as const) {
		expect(senseOf(word, pinyin), word).toMatchObject({ meaning: {}, poses: [] })
		expect(senseOf(word, pinyin)?.coarse, word).toBeTruthy()
	}
	expect(senseOf('鸡', 'jī')?.coarse).toEqual({ noun: { definition: '(slang) prostitute' } })
})
