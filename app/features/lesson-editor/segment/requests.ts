/** The editor's requests. None of them navigates, so what was typed stays on the page. */
import type { TextOwner } from '#app/db/working-parts.ts'
import { loginPath } from '#app/domain/accounts/return-path.ts'
import { type ErrorCode, errorText } from '#app/domain/errors.ts'
import { isFailure } from '#app/domain/failure.ts'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import { editingPath } from '#app/domain/publishing/text-tabs.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { sendJson } from '#app/ui/send-json.ts'

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
			ask(path, { intent: 'segment', text }, hasContent, 'lesson-text.segment-failed'),
		cut: async (asked) => {
			const body = { intent: 'cut', ...asked }
			const answer = await ask(path, body, isCut, 'lesson-text.segment-failed')
			return answer.ok ? ok(answer.value.paragraphs) : answer
		},
		save: (text) => ask(path, { intent: 'save', ...text }, hasVersion, `${part}.save-failed`),
		load: () => ask(path, undefined, isStoredText, `${part}.load-failed`),
		preview: (content) =>
			ask(path, { intent: 'preview', content }, isLearnerText, 'lesson-text.preview-failed'),
		readings: async (paragraphs) => {
			const body = { paragraphs }
			const answer = await ask('/admin/readings', body, isReadings, 'tokenizer.unreachable')
			return answer.ok ? ok(answer.value.result) : answer
		},
	}
}

async function ask<T>(
	path: string,
	sent: object | undefined,
	isExpected: (body: unknown) => body is T,
	/** The error without a network, or after an unexpected answer. */
	fallback: ErrorCode,
): RequestResult<T> {
	try {
		const answer = await sendJson(path, sent)
		const body: unknown = await answer.json()
		if (answer.ok && isExpected(body)) return ok(body)
		if (answer.status === 401) {
			const signInPath = loginPath(window.location.pathname)
			return err({ problems: [{ text: errorText('lesson-text.signed-out'), signInPath }] })
		}
		const problems = problemsIn(body)
		if (problems.length > 0) return err({ theirVersion: theirVersionIn(body), problems })
	} catch (error) {
		console.warn(error)
	}
	return failure(errorText(fallback))
}

function failure(text: string): Result<never, RequestFailure> {
	return err({ problems: [{ text }] })
}

function problemsIn(body: unknown): TextProblem[] {
	if (!isObject(body)) return []
	if ('error' in body && isFailure(body.error)) return [{ text: body.error.text }]
	if (!('problems' in body) || !Array.isArray(body.problems)) return []
	return body.problems.flatMap((problem: unknown) => problemFrom(problem) ?? [])
}

function theirVersionIn(body: unknown): number | undefined {
	const typed = isObject(body) && 'typed' in body ? body.typed : undefined
	return isObject(typed) && 'version' in typed ? Number(typed.version) : undefined
}

function problemFrom(problem: unknown): TextProblem | undefined {
	if (!isObject(problem) || !('text' in problem) || typeof problem.text !== 'string') return
	const { text } = problem
	const values = 'values' in problem && isObject(problem.values) ? problem.values : {}
	const line = 'line' in problem ? problem.line : undefined
	const paragraph = 'paragraph' in values ? values.paragraph : undefined
	return {
		text,
		...(typeof line === 'number' && { line }),
		...(typeof paragraph === 'number' && { paragraph }),
	}
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null
}

function hasContent(body: unknown): body is { content: LessonContent } {
	return isObject(body) && 'content' in body && Array.isArray(body.content)
}

function isCut(body: unknown): body is { paragraphs: Token[][] } {
	return isObject(body) && 'paragraphs' in body && Array.isArray(body.paragraphs)
}

function hasVersion(body: unknown): body is { version: number } {
	return isObject(body) && 'version' in body && typeof body.version === 'number'
}

function isStoredText(body: unknown): body is StoredText {
	return hasContent(body) && hasVersion(body)
}

function isLearnerText(body: unknown): body is LearnerText {
	if (!isObject(body) || !('html' in body) || !('answers' in body)) return false
	return typeof body.html === 'string' && Array.isArray(body.answers)
}

function isReadings(body: unknown): body is { result: (string | null)[][] } {
	return isObject(body) && 'result' in body && Array.isArray(body.result)
}
