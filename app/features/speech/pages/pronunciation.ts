/**
 * Speaks one word: /nls/tts?text=银行, with &pinyin=yín háng if it has several readings, and with
 * &lesson= or &article= if a text has it. Or what an exercise lets one hear: /nls/tts?exercise=4f1c, or with
 * &answer=A a model answer. Or a sentence of an own text, counted from 0: /nls/tts?part=8a2d&version=1&sentence=3. Or
 * the sentence of a flashcard: /nls/tts?card=77c0. Supports ranges: Safari asks for the first two bytes and plays nothing without them.
 */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import * as z from 'zod'
import { actorHeaders, speakableHeader } from '#app/contracts/speech.ts'
import type { Db } from '#app/db/client.server.ts'
import { pronunciationRules } from '#app/domain/accounts/attempt-limit.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { joinBytes } from '#app/domain/bytes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	longestWord,
	type Pronunciation,
	readPronunciation,
	type SpokenLine,
} from '#app/domain/speech/pronunciation.ts'
import type { SpeakableKind } from '#app/domain/speech/speakable.ts'
import { spokenCard } from '#app/domain/speech/spoken-card.ts'
import {
	findHeardLines,
	findOwnSentence,
	findSpeakable,
} from '#app/features/speech/find-speakable.server.ts'
import { findSpokenCard } from '#app/features/speech/find-spoken-card.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { serveBytes } from '#app/http/media.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { logFailure, refuse } from '#app/http/responses.server.ts'

/** Cached for a day, the longest a new voice takes to be heard everywhere. */
const cached = 'private, max-age=86400'
/**
 * Sentences of own texts would outlive the session on a browser that several people use. A card may get another
 * sentence.
 */
const uncached = 'private, no-store'

export async function loader({ context, request }: LoaderFunctionArgs) {
	const reader = await requireCaller(context)
	const asked = askedSound(new URL(request.url).searchParams)
	if (!asked.ok) return refuse(asked.error, { most: longestWord })
	const [attempt, found] = await Promise.all([
		admit(context, pronunciationRules(reader.id)),
		findSpoken(context.db, reader, asked.value),
	])
	if (!attempt.ok) return refuseTooMany('pronunciation.too-many', attempt.error)
	if (!found) return refuse('pronunciation.unknown')
	const headers = { [actorHeaders.id]: reader.id, [speakableHeader]: found.kind }
	const sounds: Uint8Array<ArrayBuffer>[] = []
	try {
		for (const search of found.searches) {
			const answer = await context.services.askTts(`/nls/tts?${search}`, { headers })
			if (!answer.ok) return answer
			sounds.push(new Uint8Array(await answer.arrayBuffer()))
		}
		return await serveBytes(joinBytes(sounds), request, {
			'content-type': 'audio/mpeg',
			'cache-control': found.isCached ? cached : uncached,
		})
	} catch (error) {
		logFailure(error)
		return refuse('pronunciation.failed')
	}
}

type AskedSentence = { partId: string; version: number; sentence: number }
type AskedSound =
	| AskedWord
	| { exerciseId: string; answer: string | undefined }
	| { cardId: string }
	| AskedSentence

function askedSound(search: URLSearchParams): Result<AskedSound, 'pronunciation.invalid'> {
	const exerciseId = search.get('exercise')
	if (exerciseId !== null) return ok({ exerciseId, answer: search.get('answer') ?? undefined })
	const cardId = search.get('card')
	if (cardId !== null) return ok({ cardId })
	const partId = search.get('part')
	if (partId === null) return askedWord(search)
	const sentence = z
		.int()
		.nonnegative()
		.safeParse(Number(search.get('sentence') ?? ''))
	const version = z
		.int()
		.nonnegative()
		.safeParse(Number(search.get('version') ?? ''))
	if (!sentence.success || !version.success) return err('pronunciation.invalid')
	return ok({ partId, version: version.data, sentence: sentence.data })
}

type AskedWord = { asked: Pronunciation; lessonId: string | null; articleId: string | null }

function askedWord(search: URLSearchParams): Result<AskedWord, 'pronunciation.invalid'> {
	const read = readPronunciation({
		text: search.get('text') ?? '',
		pinyin: search.get('pinyin') ?? undefined,
	})
	if (!read.ok) return read
	const lessonId = search.get('lesson')
	return ok({ asked: read.value, lessonId, articleId: search.get('article') })
}

/** Each search asks the speech worker for a piece of the sound. */
type Spoken = { kind: SpeakableKind; searches: URLSearchParams[]; isCached: boolean }

/** Undefined if this is not spoken. */
async function findSpoken(
	db: Db,
	reader: Pick<User, 'id' | 'level'>,
	spoken: AskedSound,
): Promise<Spoken | undefined> {
	if ('exerciseId' in spoken) {
		const lines = await findHeardLines(db, { reader, ...spoken })
		const searches = lines?.map(searchOf)
		return searches && { kind: 'exercise', searches, isCached: true }
	}
	if ('cardId' in spoken) {
		const found = await findSpokenCard(db, { reader, ...spoken })
		const card = found && spokenCard(found)
		return card && { kind: card.kind, searches: card.lines.map(searchOf), isCached: false }
	}
	if ('partId' in spoken) {
		const pieces = await findOwnSentence(db, { userId: reader.id, ...spoken })
		return pieces && { kind: 'own-text', searches: pieces.map(searchOf), isCached: false }
	}
	const kind = await findSpeakable(db, { reader, ...spoken })
	const { text, pinyin } = spoken.asked
	const searches = [new URLSearchParams({ text, ...(pinyin && { pinyin }) })]
	return kind && { kind, searches, isCached: true }
}

function searchOf({ text, readings, voice }: SpokenLine): URLSearchParams {
	const written = { text, readings: JSON.stringify(readings) }
	return new URLSearchParams({ ...written, ...(voice === 2 && { voice: 'second' }) })
}
