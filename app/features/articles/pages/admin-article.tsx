import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { articleOwner } from '#app/db/working-parts.ts'
import { errorText } from '#app/domain/errors.ts'
import { isSameText } from '#app/domain/lesson-text/tagged-text.ts'
import { segmentedTaggedText, taggedText } from '#app/domain/lesson-text/typed-text.ts'
import { answerArticleForm } from '#app/features/articles/admin/answer-article-form.server.ts'
import { articleFailures } from '#app/features/articles/admin/article-failures.ts'
import { ArticleScreen } from '#app/features/articles/admin/article-screen.tsx'
import { articlePath, newArticle } from '#app/features/articles/admin/article-search.ts'
import { defaultValues } from '#app/features/articles/admin/article-values.ts'
import { DeleteDialog } from '#app/features/articles/admin/delete-dialog.tsx'
import { DoneMessage, doneWith } from '#app/features/articles/admin/done-message.tsx'
import { findArticleForEditing } from '#app/features/articles/admin/list-articles.server.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import { loadLessonDialog } from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { LessonDialog } from '#app/features/courses/admin/lesson-dialogs.tsx'
import { WrittenText } from '#app/features/lesson-editor/content/written-text.tsx'
import { CoverField } from '#app/features/media/covers/cover-field.tsx'
import { findPublishing } from '#app/features/publishing/find-publishing.server.ts'
import { PublishBar } from '#app/features/publishing/publish-bar.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listDrafts, removeDraft } from '#app/ui/admin/kept-drafts.ts'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

const lastChanges = 10

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
	const name = loaded && 'values' in loaded ? loaded.values?.enTitle : undefined
	return [{ title: pageTitle(name || 'Article', matches) }]
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireAdmin(context)
	const id = params.id ?? ''
	if (id === newArticle) return { ...blankPage, userId }
	const { searchParams } = new URL(request.url)
	const [found, history, audio, publishing] = await Promise.all([
		findArticleForEditing(db, { id }),
		listChanges(db, { most: lastChanges, object: { type: 'article', id } }),
		loadLessonDialog({ context, searchParams, owner: 'article' }),
		findPublishing(db, articleOwner(id)),
	])
	if (!found) return data({ refusal: errorText('article.not-found') }, { status: 404 })
	const { content, published: _, ...article } = found
	const hasBoundaries = searchParams.get('words') === 'apart'
	const { title, enTitle, level, coverImage, orderNo, status } = article
	return {
		values: { title, enTitle, level, coverImage, orderNo, status },
		article,
		history,
		audio,
		publishing,
		userId,
		hasBoundaries,
		text: taggedText(content),
		segmentedText: segmentedTaggedText(content),
		isDeletionAsked: searchParams.get('ask') === 'delete',
		done: doneWith(searchParams, article),
	}
}

/** The data of a new article's page. */
const blankPage = {
	article: undefined,
	values: defaultValues,
	text: '',
	segmentedText: '',
	history: [],
	audio: undefined,
	publishing: undefined,
	isDeletionAsked: false,
	done: undefined,
	hasBoundaries: false,
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const admin = await requireAdmin(context)
	return answerArticleForm({ context, request, admin, id: params.id ?? '' })
}

export const clientAction = keepForm({ ...articleFailures, ...lessonDialogFailures })

export default function ArticlePage() {
	const loaded = useLoaderData<typeof loader>()
	if ('refusal' in loaded) {
		return (
			<AdminPage title="Article">
				<Notice tone="error">{loaded.refusal}</Notice>
			</AdminPage>
		)
	}
	return <OpenArticle page={loaded} />
}

type Page = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { refusal: string }>

function OpenArticle({ page }: { page: Page }) {
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const { article, history, audio, isDeletionAsked, done, userId } = page
	const opened = useOpened(page)
	const path = articlePath(article?.id ?? newArticle)
	const places = {
		askedAt: path + searchWith(searchParams, {}),
		listPath: path + searchWith(withoutDialog(searchParams), {}),
	}
	const formAnswer = isDeletionAsked || audio ? undefined : answer
	const outdated = formAnswer?.problems?.find(({ code }) => code === 'article.changed')
	const problems = formAnswer?.problems?.filter((problem) => problem !== outdated) ?? []
	const isTyped = formAnswer?.typed !== undefined
	// A typed text comes back with or without boundaries, whatever the address says.
	const hasBoundaries = isTyped ? formAnswer.typed?.words === 'apart' : opened.hasBoundaries
	useDraftRemoval({ user: userId, text: done === 'create' ? page.text : undefined })
	return (
		<ArticleScreen
			key={`${opened.article?.id} ${opened.article?.version}`}
			article={opened.article}
			values={opened.values}
			answer={formAnswer && { ...formAnswer, problems }}
			cover={
				<CoverField
					name="coverImage"
					value={formAnswer?.typed?.coverImage ?? opened.values.coverImage}
					problem={fieldProblem(formAnswer, 'coverImage')}
				/>
			}
			text={
				<WrittenText
					// Remount for the other text; the fields around it stay as they are.
					key={String(hasBoundaries)}
					label="Text"
					hint={
						hasBoundaries
							? 'The bars separate words. Delete one to join two words; paste one to split a word.'
							: 'zh: a Chinese paragraph, en: its English, then an empty line.'
					}
					stored={hasBoundaries ? opened.segmentedText : opened.text}
					typed={formAnswer?.typed?.text}
					version={opened.article?.version ?? 0}
					place={{ user: userId, document: documentOf(article?.id, hasBoundaries) }}
					problems={problems.filter(({ field }) => field === 'text')}
					conflict={
						outdated && formAnswer?.theirs && { sentence: outdated.text, theirs: formAnswer.theirs }
					}
				/>
			}
			message={
				article && done && <DoneMessage done={done} article={article} listPath="/admin/articles" />
			}
			dialog={
				article && (
					<>
						{isDeletionAsked && (
							<DeleteDialog
								article={article}
								{...places}
								answer={answer}
								history={<ChangeList changes={history} isOfOne />}
							/>
						)}
						<LessonDialog data={audio} {...places} answer={answer} />
					</>
				)
			}
			publishing={page.publishing && <PublishBar publishing={page.publishing} isReloading />}
			hasBoundaries={hasBoundaries}
			isTyped={isTyped}
			history={<ChangeList changes={history} isOfOne />}
		/>
	)
}

/**
 * The article as the form was opened with it. It doesn't follow other people's saves, so that their
 * version isn't mistaken for the one on the screen. It restarts after each save of one's own.
 */
function useOpened({ article, values, text, segmentedText, done, hasBoundaries }: Page) {
	const loaded = { article, values, text, segmentedText }
	const [opened, setOpened] = useState(loaded)
	const isOther = opened.article?.id !== article?.id
	const isSaved = done === 'edit' && opened.article?.version !== article?.version
	if (!isOther && !isSaved) return { ...opened, hasBoundaries }
	setOpened(loaded)
	return { ...loaded, hasBoundaries }
}

/** Removes the drafts of a new article once it is saved under its own id. */
function useDraftRemoval({ user, text }: { user: string; text: string | undefined }): void {
	useEffect(() => {
		if (text === undefined) return
		const place = { user, document: documentOf(undefined) }
		for (const draft of listDrafts(place)) {
			if (isSameText(draft.text, text)) removeDraft(place, draft.id)
		}
	}, [user, text])
}

/** The drafts' document: a text with word boundaries has drafts of its own. */
function documentOf(id: string | undefined, hasBoundaries = false): string {
	return `article:${id ?? newArticle}${hasBoundaries ? ':words' : ''}`
}

export function ErrorBoundary() {
	return <FailedScreen fallback="article.load-failed" />
}
