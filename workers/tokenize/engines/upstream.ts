/**
 * An engine on another machine: POST {host}/api/v2/tokenize { paragraphs: [{ zh: '你好！' }] } answers
 * { result: [[{ text: '你好' }, { text: '！' }]] }, or `error` with a message.
 *
 * Every answer is checked: one list per paragraph, whose texts joined are the paragraph.
 */
import * as z from 'zod'
import { type TokenizedWord, tokenizedWordSchema } from '#app/contracts/tokenize.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { answers } from '#workers/shared/health.ts'
import { askUpstream, type Upstream } from './ask-upstream.ts'
import type { Engine } from './engine.ts'

/** Drops pinyin and parts of speech that cannot be parsed. Levels come from our vocabulary. */
const wordSchema = z.object({
	text: z.string().min(1),
	pinyin: z.string().trim().min(1).max(100).transform(formatPinyin).optional().catch(undefined),
	pos: tokenizedWordSchema.shape.pos.catch(undefined),
})

const answerSchema = z.object({ result: z.array(z.unknown()) })
const messageSchema = z.string().trim().min(1)
/** A message, or an object with a message as `text` or `message`. */
const errorSchema = z.object({
	error: z.union([
		messageSchema,
		z.object({ text: messageSchema }).transform(({ text }) => text),
		z.object({ message: messageSchema }).transform(({ message }) => message),
	]),
})

const longestReason = 200

export function upstreamEngine(upstream: Upstream): Engine {
	const cut: Engine['cut'] = async (texts, version) => {
		// Blank texts are not sent: machines handle them differently.
		const sent = texts.filter((text) => !isBlank(text))
		const body = { paragraphs: sent.map((zh) => ({ zh })) }
		const answer =
			sent.length === 0
				? ok({ isGood: true, status: 200, json: { result: [] } })
				: await askUpstream(upstream, `api/${version}/tokenize`, body)
		if (!answer.ok) return failed('tokenizer.unreachable', answer.error)
		const { isGood, status, json } = answer.value
		const message = errorSchema.safeParse(json).data?.error
		if (message !== undefined) return refused(upstream, message)
		if (!isGood) return failed('tokenizer.unreachable', `it answered ${status}`)
		return readAnswer(texts, json)
	}
	return {
		cut,
		async health() {
			const upstreamAnswers = await answers(async () => {
				const { ok: isWell } = await cut(['你好'], 'v2')
				if (!isWell) throw new Error('The tokenizer does not answer')
			})
			return { ok: upstreamAnswers, parts: { upstream: upstreamAnswers } }
		},
	}
}

function readAnswer(texts: readonly string[], json: unknown): Result<TokenizedWord[][], Problem> {
	const { data } = answerSchema.safeParse(json)
	if (!data) return failed('tokenizer.unexpected', 'it answered without a result')
	const words: TokenizedWord[][] = []
	let next = 0
	for (const [index, text] of texts.entries()) {
		if (isBlank(text)) {
			words.push(text === '' ? [] : [{ text }])
			continue
		}
		const read = readParagraph(text, data.result[next], index + 1)
		if (!read.ok) return read
		words.push(read.value)
		next += 1
	}
	if (next < data.result.length) {
		return failed('tokenizer.unexpected', 'it answered with more paragraphs than it was sent')
	}
	return ok(words)
}

/** `paragraph` counts from 1. */
function readParagraph(
	text: string,
	answered: unknown,
	paragraph: number,
): Result<TokenizedWord[], Problem> {
	const values = { paragraph }
	if (answered === undefined || answered === null) {
		return err({ code: 'tokens.empty-result', values })
	}
	if (!Array.isArray(answered)) return err({ code: 'tokens.not-an-array', values })
	if (answered.length === 0) return err({ code: 'tokens.empty-array', values })
	const { data } = z.array(wordSchema).safeParse(answered)
	if (!data)
		return failed(
			'tokenizer.unexpected',
			`the words of paragraph ${paragraph} have the wrong shape`,
		)
	if (data.map((word) => word.text).join('') !== text) {
		return failed('tokenizer.unexpected', `the words of paragraph ${paragraph} are not its text`)
	}
	return ok(data)
}

function isBlank(text: string): boolean {
	return text.trim() === ''
}

function refused({ key }: Upstream, message: string): Result<never, Problem> {
	const reason = (key ? message.replaceAll(key, '…') : message).slice(0, longestReason)
	return err({ code: 'tokenizer.refused', values: { reason } })
}

function failed(code: Problem['code'], detail: string): Result<never, Problem> {
	console.error(`The upstream tokenizer failed: ${detail}`)
	return err({ code })
}
