import type { Db } from '#app/db/client.server.ts'
import {
	accessToCourse,
	accessToLesson,
	isLive,
	lessonRefusals,
} from '#app/domain/access/access.ts'
import { isEditor, type User } from '#app/domain/accounts/user.ts'
import { spellLevelIn } from '#app/domain/hsk/edition.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { type CountedTextsMemory, noCountedTexts } from '#app/domain/known-words/counted-texts.ts'
import { type ShownFit, showFit } from '#app/domain/known-words/coverage.ts'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import {
	type GlossedWord,
	type RenderedLesson,
	renderLesson,
} from '#app/domain/lesson-text/rendered-lesson.ts'
import { readStoredNotes } from '#app/domain/notes/stored-notes.ts'
import { offeredParagraph } from '#app/domain/progress/reading-place.ts'
import type { Preview } from '#app/domain/publishing/preview.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { timingsPathOf } from '#app/domain/speech/audio-path.ts'
import { findTitleForms, inForm } from '#app/features/display/title-forms.server.ts'
import { readCountedTexts } from '#app/features/known-words/counted-texts.server.ts'
import { fitsFrom } from '#app/features/known-words/fits.server.ts'
import { findLessonForReading, type LessonForReading } from './lesson-for-reading.server.ts'
import { testedLessons } from './tested-lessons.server.ts'
import { findWorkingLesson } from './working-lesson.server.ts'

/** Rendered lessons by slug; the caller decides how many are kept. */
type LessonCache = Pick<Map<string, RenderedLesson>, 'get'> & {
	set: (slug: string, lesson: RenderedLesson) => unknown
}

/** In characters, about 5,000 words. Longer lessons are rare, and rendered anew each time. */
const longestCached = 400_000

export type ReadingPage = ReturnType<typeof toReadingPage> & {
	/** Undefined without words. */
	fit: ShownFit | undefined
	/** Set where an administrator looks at the lesson as it was last saved. */
	preview: (Preview & { hasChanges: boolean }) | undefined
	/** The lesson that each point of a test belongs to, by the question's id. */
	testedLessons: ReturnType<typeof testedLessons> | undefined
	/** As many as `fit` counts, in the order of the text. */
	newWords: readonly GlossedWord[]
}

type LessonQuery = {
	slug: string
	user: User
	/** The counted texts that the worker keeps; default: none. */
	countedTexts?: CountedTextsMemory
	/** Reads the lesson as it was last saved. Only administrators may; for others it changes nothing. */
	preview?: Preview | undefined
}

type LessonRefusal = 'lesson.without-content' | (typeof lessonRefusals)[keyof typeof lessonRefusals]

/**
 * Reads a lesson for a person, or says why they cannot. One database round trip decides on access
 * and compares the cached revision; text, words and exercises are sent only if they have changed.
 */
export async function readLesson(
	db: Db,
	cache: LessonCache,
	{ slug, user: reader, countedTexts = { kept: noCountedTexts }, ...query }: LessonQuery,
): Promise<Result<ReadingPage, LessonRefusal>> {
	const preview = isEditor(reader) ? query.preview : undefined
	const user = { ...reader, langLevel: preview?.level ?? reader.langLevel }
	const cached = preview ? undefined : cache.get(slug)
	const known = cached?.revision
	const [found, texts] = await Promise.all([
		findLessonForReading(db, { slug, userId: user.id, level: user.level, known }),
		readCountedTexts(db, countedTexts),
	])
	if (!found) return err('lesson.not-found')
	const access = accessToLesson(user, { ...found.lesson, parent: found.parent ?? undefined })
	if (access !== 'open') return err(lessonRefusals[access])
	const working =
		preview && found.written
			? await findWorkingLesson(db, { lessonId: found.lesson.id, published: found.written })
			: undefined
	const written = working ?? found.written
	const rendered = written ? await render(written, found) : cached
	if (!rendered) return err('lesson.without-content')
	const own = new Map(found.ownWords.map((word) => [word.vocabId, word]))
	const fits = fitsFrom(texts, { reader: user, own })
	const fit = fits.ofLessons([found.lesson.id])
	const shown = toReadingPage(found, rendered, user)
	const formOf = await findTitleForms(db, user.display, [shown.next])
	const page = {
		...shown,
		testedLessons: shown.lesson.kind === 'test' ? testedLessons(rendered, found, texts) : undefined,
		next: inForm(shown.next, formOf),
		preview: preview && { ...preview, hasChanges: working !== undefined },
		fit: fit && showFit(fit),
		newWords: rendered
			.levelledFor(user.hskEdition, user.display)
			.glossed(fits.newInLesson(found.lesson.id)),
	}
	if (!preview && rendered !== cached && sizeOf(page) <= longestCached) cache.set(slug, rendered)
	return ok(page)
}

/** The characters that a cached lesson holds: its text, and everything beside it. */
function sizeOf({ html, notesHtml, exercises, entries }: ReturnType<typeof toReadingPage>): number {
	return html.length + notesHtml.length + JSON.stringify([exercises, entries]).length
}

async function render(
	{ content, notes, words, exercises }: NonNullable<LessonForReading['written']>,
	{ lesson, revision }: LessonForReading,
): Promise<RenderedLesson | undefined> {
	if (!content) return undefined
	const blocks = readStoredNotes(notes)
	return await renderLesson(
		{ content, notes: blocks, words, exercises },
		{ revision, ...lesson.config },
	)
}

function toReadingPage(
	{
		lesson,
		parent,
		isPathBeginning,
		following,
		onPath,
		audioPath,
		isEmbedded,
		ownWords,
		place,
	}: LessonForReading,
	{ exercises, isEmpty, levelledFor, paragraphCount, textHash }: RenderedLesson,
	user: User,
) {
	const { id, slug, title, description, level, category, isFree, isPrivate, config } = lesson
	const isDialogue = config.dialogMode
	const { answers, drawnTitle, entries, html, notesHtml, exerciseWords, overviewFor, ownWordsOf } =
		levelledFor(user.hskEdition, user.display)
	const own = ownWordsOf(ownWords, rankOf(user.langLevel))
	const { overview, wordsToLearn } = overviewFor(user.langLevel, own)
	const course = parent ?? undefined
	const next = following.find(
		(other) => accessToLesson(user, { ...other, parent: course }) === 'open',
	)
	return {
		lesson: {
			id,
			slug,
			title,
			description,
			level,
			category,
			isFree,
			isPrivate,
			isDialogue,
			kind: config.kind,
		},
		/** The Chinese title in another script than its own. */
		drawnTitle: drawnTitle(title.zh),
		parent: parent && {
			slug: parent.slug,
			title: parent.title,
			/** A reader may be invited to this lesson alone. */
			isOpen: accessToCourse(user, parent) === 'open',
		},
		isPathBeginning,
		// Lessons of this course that a person may not open yet are still to come.
		next: nextLesson(next, following.some(({ status }) => status === 1) ? undefined : onPath),
		cover: coverOf(lesson, parent),
		/** For administrators, who alone can open a lesson that is not live. */
		isLive: isLive({ ...lesson, parent: parent ?? undefined }),
		isEnabled: isLive(lesson),
		mayEdit: isEditor(user),
		reader: {
			id: user.id,
			level: spellLevelIn(user.hskEdition, user.langLevel),
			rank: rankOf(user.langLevel),
		},
		overview,
		own,
		sheet: sheetOf(own, rankOf(user.langLevel)),
		wordsToLearn,
		answers,
		entries,
		exercises: { ...exercises, words: exerciseWords },
		html,
		notesHtml,
		isEmpty,
		place: { known: place ?? undefined, offered: offeredParagraph(place, paragraphCount) },
		audio: audioPath
			? { src: audioPath, timings: timingsPathOf(audioPath), textHash, isEmbedded }
			: undefined,
	}
}

type Titled = Pick<LessonForReading['lesson'], 'slug' | 'title'>

/** The next lesson that this person may read: of the course, or of the one that follows on the path. */
function nextLesson(inCourse: Titled | undefined, onPath: LessonForReading['onPath']) {
	const next = inCourse ?? onPath
	if (!next) return undefined
	const label = inCourse || !onPath ? 'Next lesson' : `Next course: ${onPath.course.en}`
	return { label, slug: next.slug, title: next.title }
}

type WithCover = Pick<LessonForReading['lesson'], 'cover' | 'config'>

/** A lesson may show its course's cover, and then in the course's display mode. */
function coverOf(lesson: WithCover, parent: WithCover | null) {
	const usesParent = parent?.cover && parent.config.useParentCoverForLessons
	const { cover, config } = usesParent ? parent : lesson
	return { src: cover, mode: config.coverDisplayMode }
}
