import type { AppLoadContext } from '@remix-run/cloudflare'
import { isEditor, type User } from '#app/domain/accounts/user.ts'
import { showFit } from '#app/domain/known-words/coverage.ts'
import { previewIn } from '#app/domain/publishing/preview.ts'
import { ok } from '#app/domain/result.ts'
import { readCountedTexts } from '#app/features/known-words/counted-texts.server.ts'
import { fitsFrom } from '#app/features/known-words/fits.server.ts'
import { ownWordsOfArticle } from './own-words-of-article.server.ts'
import { toArticlePage } from './reading-page.server.ts'

type Asked = {
	id: string
	reader: User
	/** Of the address, for editors' previews. */
	search: URLSearchParams
}

/** Reads an article for a person, or says why they cannot. One database round trip beside the articles worker. */
export async function readArticle(
	{ db, countedTexts, services }: AppLoadContext,
	{ id, reader, search }: Asked,
) {
	const mayEdit = isEditor(reader)
	const preview = mayEdit ? previewIn(search) : undefined
	const user = { ...reader, langLevel: preview?.level ?? reader.langLevel }
	const [found, ownWords, texts] = await Promise.all([
		services.articles.find(id, {
			edition: user.hskEdition,
			isAdmin: mayEdit,
			isWorking: preview !== undefined,
		}),
		ownWordsOfArticle(db, { id, userId: user.id }),
		readCountedTexts(db, countedTexts),
	])
	if (!found.ok) return found
	const own = new Map(ownWords.map((word) => [word.vocabId, word]))
	const fit = fitsFrom(texts, { reader: user, own }).ofArticle(id)
	const page = await toArticlePage(found.value, { user, ownWords })
	return ok({ ...page, words: found.value.vocab_list, fit: fit && showFit(fit), preview })
}
