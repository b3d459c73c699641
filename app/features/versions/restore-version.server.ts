import type { AppLoadContext } from '@remix-run/cloudflare'
import type { By } from '#app/db/transaction.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Refusal } from '#app/domain/version.ts'
import type { Restoration } from '#app/domain/versions/restoration.ts'
import {
	readVersion,
	type VersionContent,
	type VersionPart,
} from '#app/domain/versions/version-content.ts'
import { findArticleForEditing } from '#app/features/articles/admin/list-articles.server.ts'
import { editArticle } from '#app/features/articles/admin/save-article.server.ts'
import { saveExercises } from '#app/features/exercises/admin/save-exercises.server.ts'
import { wordsToSave } from '#app/features/exercises/admin/words-of-exercises.server.ts'
import { saveLessonNotes } from '#app/features/lesson-editor/save-notes.server.ts'
import { saveLessonContent } from '#app/features/lesson-editor/save-text.server.ts'
import { findVersion } from './find-version.server.ts'

type Context = Pick<AppLoadContext, 'db' | 'services'>

type Restore = By & {
	owner: AudioOwner
	/** The version to restore. */
	id: string
	/** The counter of the part when the restoration was asked for. */
	version: number
}

/**
 * Saves the content of an earlier version again, by the function that saves its part. So it is refused
 * if somebody has saved in between, and becomes a version itself.
 */
export async function restoreVersion(
	context: Context,
	{ owner, id, version, ...by }: Restore,
): Promise<Result<{ part: VersionPart }, Refusal>> {
	const found = await findVersion(context.db, { owner, id })
	if (!found) return err({ code: 'version.not-found' })
	const { part, savedAt } = found
	const content = readVersion(part, found.content)
	if (!content) return err({ code: 'version.unreadable' })
	const saved = await save(context, { owner, content, version, restores: { savedAt }, ...by })
	return saved.ok ? ok({ part }) : err(asRefusal(saved.error))
}

type Save = By & {
	owner: AudioOwner
	content: VersionContent
	version: number
	restores: Restoration
}

async function save(context: Context, { owner, content, ...order }: Save) {
	if (owner.kind === 'articles') return saveArticle(context, { owner, content, ...order })
	const { db, services } = context
	const lessonId = owner.id
	if (content.part === 'text') {
		return saveLessonContent(db, { lessonId, content: content.content, ...order })
	}
	if (content.part === 'notes') {
		const { source, blocks } = content
		return saveLessonNotes(db, { lessonId, source, blocks, ...order })
	}
	const { exercises } = content
	const words = await wordsToSave(db, { services, lessonId, exercises })
	return saveExercises(db, { lessonId, exercises, words, ...order })
}

/** The fields of an article are saved with its text; they stay as they are. */
async function saveArticle({ db }: Context, { owner, content, ...order }: Save) {
	const found = await findArticleForEditing(db, { id: owner.id })
	if (!found || content.part !== 'text') return err<Refusal>({ code: 'article.gone' })
	const { title, enTitle, level, coverImage, orderNo, status } = found
	const values = { title, enTitle, level, coverImage, orderNo, status }
	return editArticle(db, { id: owner.id, values, content: content.content, ...order })
}

/** Each part has its own sentence on a conflict, which speaks of what was typed. Nothing was. */
function asRefusal({ version, ...problem }: Refusal): Refusal {
	return version === undefined ? problem : { code: 'version.outdated', version }
}
