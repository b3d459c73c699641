/** Turns an article from the articles worker into the data of its page. */
import type { Article } from '#app/contracts/articles.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { type Drawing, drawingFor, drawWord } from '#app/domain/display/drawn-word.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { ownWordsIn, ranksByPlace } from '#app/domain/known-words/own-words-in-text.ts'
import type { OwnWord } from '#app/domain/known-words/standing.ts'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import { drawnAnswers } from '#app/domain/lesson-text/blanks.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { contentFromAnnotation, ranksOfTokens } from '#app/domain/lesson-text/hsk-tokens.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { timingsPathOf } from '#app/domain/speech/audio-path.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { traditionalForms } from '#app/domain/vocabulary/traditional-form.ts'
import { placesOfWords } from '#app/domain/vocabulary/word-places.ts'
import type { TitleWord } from './article-title.tsx'

type OwnWordRow = OwnWord & { word: string; pinyin: string }

export async function toArticlePage(
	article: Article,
	{ user, ownWords }: { user: User; ownWords: readonly OwnWordRow[] },
) {
	const { id, enTitle, title, level, coverImage, audio_path, audio_embedded, next_article } =
		article
	const content = contentFromAnnotation(article)
	const listed = article.vocab_list
	const placeOf = placesOfWords(listed)
	const rankOfWord = ranksOfTokens(article.hsk_tokens)
	const drawing = drawingFor(
		user.display,
		traditionalForms([...listed.map(withForm), ...article.part_forms]),
	)
	const ranks = ranksByPlace(content, { rankOf: rankOfWord, placeOf })
	const own = ownWordsIn({ listed, ranks, user: rankOf(user.langLevel) }, ownWords)
	return {
		article: { id, enTitle, title, level, coverImage },
		titleWords: article.title_tokens.map((token) => titleWord(token, drawing)),
		answers: drawnAnswers(article.answers, content, drawing),
		reader: { id: user.id, rank: rankOf(user.langLevel) },
		next: next_article,
		own,
		sheet: sheetOf(own, rankOf(user.langLevel)),
		paragraphs: rubyHtml(content, { rankOf: rankOfWord, placeOf, drawing, hasIds: true }),
		audio:
			audio_path === null
				? undefined
				: {
						...(await audioOf(audio_path, scriptOf(content).text)),
						isEmbedded: audio_embedded === true,
					},
	}
}

function titleWord({ word, pinyin }: Token, drawing: Drawing | undefined): TitleWord {
	const drawn = drawing && drawWord({ word, pinyin }, drawing)
	const hanzi = drawn?.hanzi ?? word
	return pinyin ? { hanzi, reading: drawn?.reading ?? joinSyllables(pinyin) } : { hanzi }
}

/** An entry leaves its traditional form out if it is the same. */
function withForm({ word, pinyin, traditional = word }: Article['vocab_list'][number]) {
	return { word, pinyin, traditional }
}

/** The player ignores timings whose hash differs from this text's. */
async function audioOf(src: string, script: string) {
	return { src, timings: timingsPathOf(src), textHash: await sha256(script) }
}
