/** The editor's requests. None of them navigates, so what was typed stays on the page. */
import * as z from 'zod/mini'
import type { TextOwner } from '#app/db/working-parts.ts'
import { loginPath } from '#app/domain/accounts/return-path.ts'
import { type ErrorCode, errorText } from '#app/domain/errors.ts'
import { failureIn } from '#app/domain/failure.ts'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import { editingPath } from '#app/domain/publishing/text-tabs.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { askJson, type Refusal } from '#app/http/ask-json.ts'
import type { Meanwhile } from '#app/ui/form-answer.ts'

/** A problem with the text, as a sentence, and where it is. */
export type TextProblem = {
	text: string
	line?: number | undefined
	paragraph?: number
	/** Where to sign in again, if the session has ended. */
	signInPath?: string
}

export type RequestFailure = {
	/** The version somebody else has saved since. Nothing was overwritten. */
	theirVersion?: number | undefined
	/** Who saved it, and when, if that is known. */
	meanwhile?: Meanwhile | undefined
	problems: TextProblem[]
}

export type RequestResult<T> = Promise<Result<T, RequestFailure>>

/** A stored text; version 0 if there is none. */
export type StoredText = { content: LessonContent; version: number }

export type Requests = {
	segment: (text: string) => RequestResult<{ content: LessonContent }>
	/** Cuts paragraphs; `known` are words of the text that the author may have joined. */
	cut: (asked: { paragraphs: string[]; known: string[] }) => RequestResult<Token[][]>
	save: (text: StoredText) => RequestResult<{ version: number }>
	/** Loads the stored text, which somebody else may have changed. */
	load: () => RequestResult<StoredText>
	/** The readings of each paragraph's words; null if unknown. */
	readings: (paragraphs: readonly (readonly string[])[]) => RequestResult<(string | null)[][]>
	/** The text as the HTML that learners get. */
	preview: (content: LessonContent) => RequestResult<LearnerText>
}

export type LearnerText = { html: string; answers: { number: number; zh: string; en: string }[] }

export function requestsFor(owner: TextOwner): Requests {
	const path = `${editingPath(owner)}/text`
	const part = owner.kind === 'lessons' ? 'lesson-text' : 'article-text'
	return {
		segment: (text) =>
			ask(path, { intent: 'segment', text }, segmentedSchema, 'lesson-text.segment-failed'),
		cut: async (asked) => {
			const body = { intent: 'cut', ...asked }
			const answer = await ask(path, body, cutSchema, 'lesson-text.segment-failed')
			return answer.ok ? ok(answer.value.paragraphs) : answer
		},
		save: (text) => ask(path, { intent: 'save', ...text }, savedSchema, `${part}.save-failed`),
		load: () => ask(path, undefined, storedSchema, `${part}.load-failed`),
		preview: (content) =>
			ask(path, { intent: 'preview', content }, learnerSchema, 'lesson-text.preview-failed'),
		readings: async (paragraphs) => {
			const body = { paragraphs }
			const answer = await ask('/admin/readings', body, readingsSchema, 'tokenizer.unreachable')
			return answer.ok ? ok(answer.value.result) : answer
		},
	}
}

/** A text may have 100,000 words: its content is only counted on to be a list. */
const segmentedSchema = z.object({ content: z.custom<LessonContent>(Array.isArray) })
const cutSchema = z.object({ paragraphs: z.custom<Token[][]>(Array.isArray) })
const savedSchema = z.object({ version: z.number() })
const storedSchema = z.object({ ...segmentedSchema.shape, ...savedSchema.shape })
const readingsSchema = z.object({ result: z.custom<(string | null)[][]>(Array.isArray) })

const learnerSchema: z.ZodMiniType<LearnerText> = z.object({
	html: z.string(),
	answers: z.array(z.object({ number: z.number(), zh: z.string(), en: z.string() })),
})

const refusedSchema = z.object({
	problems: z
		.array(
			z.object({
				text: z.string(),
				line: z.optional(z.number()),
				values: z.optional(z.object({ paragraph: z.optional(z.number()) })),
			}),
		)
		.check(z.minLength(1)),
	typed: z.optional(z.object({ version: z.optional(z.string()) })),
	meanwhile: z.optional(z.object({ name: z.string(), at: z.string(), isOwn: z.boolean() })),
})

async function ask<T>(
	path: string,
	sent: object | undefined,
	schema: z.ZodMiniType<T>,
	/** The error without a network, or after an unexpected answer. */
	fallback: ErrorCode,
): RequestResult<T> {
	const answer = await askJson(path, sent, schema)
	return answer.ok ? answer : err(failureFrom(answer.error, fallback))
}

function failureFrom({ status, body }: Refusal, fallback: ErrorCode): RequestFailure {
	if (status === 401) {
		const signInPath = loginPath(window.location.pathname)
		return { problems: [{ text: errorText('lesson-text.signed-out'), signInPath }] }
	}
	const { success, data } = refusedSchema.safeParse(body)
	if (!success) {
		const text = failureIn(body)?.text ?? errorText(fallback)
		// Nobody answered: what failed, and then why.
		return {
			problems: [{ text: status === 0 ? `${text} ${errorText('form.unreachable')}` : text }],
		}
	}
	const { problems, typed, meanwhile } = data
	return {
		theirVersion: typed?.version === undefined ? undefined : Number(typed.version),
		meanwhile,
		problems: problems.map(({ text, line, values }) => ({
			text,
			...(line !== undefined && { line }),
			...(values?.paragraph !== undefined && { paragraph: values.paragraph }),
		})),
	}
}
