/**
 * Parses the two open formats of HSK word lists.
 *
 * hsk30.csv (ivankra/hsk30) has a notation of its own:
 *   爸爸|爸  bàba|bà            two words
 *   有（一）些  yǒu(yī)xiē       an optional part: 有些 and 有一些
 *   第（第二）  dì (dì-èr)       an affix with an example, which is not an entry
 *   谁  shéi/shuí               two readings
 *   称1, …极了                  a sense number, an open slot
 * complete.json (drkameleon/complete-hsk-vocabulary) holds the editions side by side, as old-3, new-1
 * and newest-1. It does not say which of several readings is meant, so those rows have no pinyin.
 */

import Papa from 'papaparse'
import * as z from 'zod'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, levelOfRank } from '#app/domain/hsk/level.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { HskRow } from '#app/domain/vocabulary/hsk-import.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

export function parseHskList(text: string, edition: HskEdition): Result<HskRow[], Problem[]> {
	const start = incomingText(text).trimStart()
	const rows = start.startsWith('[') ? parseCompleteJson(start, edition) : parseHsk30Csv(start)
	return rows.ok && rows.value.length === 0 ? err([{ code: 'hsk-list.empty' }]) : rows
}

const csvRow = z.object({
	Simplified: z.string().min(1),
	Traditional: z.string().optional(),
	Pinyin: z.string().optional(),
	POS: z.string().optional(),
	Level: z.string(),
})

/** Aux means 了 and 能 alike. */
const partsOfSpeechByTag: Readonly<Record<string, readonly PartOfSpeech[]>> = {
	N: ['noun'],
	V: ['verb'],
	Adj: ['adjective'],
	Adv: ['adverb'],
	M: ['measure word'],
	Pron: ['pronoun'],
	Num: ['numeral'],
	Aux: ['particle', 'auxiliary verb'],
	Prep: ['preposition'],
	Conj: ['conjunction'],
	Intj: ['interjection'],
	Phonetic: ['onomatopoeia'],
	Prefix: ['prefix'],
	Suffix: ['suffix'],
}

function parseHsk30Csv(text: string): Result<HskRow[], Problem[]> {
	const table = Papa.parse<unknown>(text, { header: true, skipEmptyLines: 'greedy' })
	const rows: HskRow[] = []
	const problems: Problem[] = []
	for (const [at, record] of table.data.entries()) {
		const row = csvRow.safeParse(record)
		if (!row.success) return err([{ code: 'hsk-list.unknown-format' }])
		const { Simplified, Traditional = '', Pinyin = '', POS = '', Level } = row.data
		const level = levelOfRank(Number(/^[1-9](?=$|-9$)/.exec(Level.trim())?.[0]))
		if (level) {
			const poses = POS.split('/').flatMap((tag) => partsOfSpeechByTag[tag] ?? [])
			const spelt = spellOut(Simplified, Traditional, Pinyin, level)
			rows.push(...spelt.map((one) => (poses.length > 0 ? { ...one, poses } : one)))
		} else problems.push({ code: 'hsk-list.unknown-level', line: at + 2 })
	}
	if (rows.length === 0 && problems.length === 0) return err([{ code: 'hsk-list.unknown-format' }])
	return problems.length > 0 ? err(problems) : ok(rows)
}

function spellOut(
	simplified: string,
	traditional: string,
	pinyin: string,
	level: HskLevel,
): HskRow[] {
	const words = variants(simplified)
	const traditionals = variants(traditional)
	const readings = variants(pinyin)
	return words.flatMap((word, at) => {
		const form = traditionals[at] ?? traditionals[0]
		const spellings = (readings[at] ?? readings[0] ?? '').split('/').filter(Boolean)
		const row = { word, level, ...(form ? { traditional: form } : {}) }
		if (spellings.length === 0) return [row]
		return spellings.map((spelling) => ({ ...row, pinyin: spelling }))
	})
}

/** 有（一）些|有的1 → 有些, 有一些, 有的 */
function variants(field: string): string[] {
	return field
		.replace(/[（(]/g, '(')
		.replace(/[）)]/g, ')')
		.replace(/[\d…]/g, '')
		.split(/[|｜]/)
		.flatMap(withAndWithout)
		.map((text) => text.trim())
		.filter(Boolean)
}

/** An example contains the affix it illustrates: 第 (第二), 子 (桌子). */
function withAndWithout(text: string): string[] {
	const [, before = '', inside = '', after = ''] = /^(.*)\((.*)\)(.*)$/.exec(text) ?? []
	if (inside === '') return [text]
	const stem = (before + after).trim()
	const isExample = inside.toLowerCase().includes(stem.toLowerCase())
	return isExample ? [stem] : [stem, before + inside + after]
}

const jsonList = z.array(
	z.object({
		simplified: z.string().min(1),
		level: z.array(z.string()),
		forms: z.array(
			z.object({ traditional: z.string(), transcriptions: z.object({ pinyin: z.string() }) }),
		),
	}),
)

const codesOfEdition: Readonly<Record<HskEdition, RegExp>> = {
	'2.0': /^old-([1-6])$/,
	'3.0': /^new-([1-9])\+?$/,
	'2026': /^newest-([1-9])\+?$/,
}

function parseCompleteJson(text: string, edition: HskEdition): Result<HskRow[], Problem[]> {
	const list = jsonList.safeParse(readJson(text))
	if (!list.success) return err([{ code: 'hsk-list.unknown-format' }])
	const rows = list.data.flatMap(({ simplified, level: codes, forms }): HskRow[] => {
		const ranks = codes.map((code) => Number(codesOfEdition[edition].exec(code)?.[1]))
		const level = levelOfRank(Math.min(...ranks.filter((rank) => rank > 0)))
		if (!level) return []
		const readings = new Map<string, string>()
		for (const { traditional, transcriptions } of forms) {
			const key = transcriptions.pinyin.toLowerCase()
			if (!readings.has(key)) readings.set(key, traditional)
		}
		const [only, ...others] = readings
		if (!only || others.length > 0) return [{ word: simplified, level }]
		return [{ word: simplified, traditional: only[1], pinyin: only[0], level }]
	})
	return ok(rows)
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}
