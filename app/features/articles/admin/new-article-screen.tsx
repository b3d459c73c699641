import { Form, Link, useNavigation } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { CoverField } from '#app/features/media/covers/cover-field.tsx'
import { useArrivalFocus } from '#app/ui/admin/arrival-focus.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { ArticleFields } from './article-fields.tsx'
import { defaultValues } from './article-values.ts'

type Props = {
	answer: FormAnswer | undefined
	/** The form's field for the text. */
	text: ReactNode
}

/** The form of a new article. Its text can be written here, or later word by word. */
export function NewArticleScreen({ answer, text }: Props) {
	const form = useRef<HTMLFormElement>(null)
	useArrivalFocus(form)
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<AdminPage
			above={
				<Breadcrumb
					parts={[
						<Link
							key="articles"
							to="/admin/articles"
							className="inline-flex min-h-6 items-center underline"
						>
							Articles
						</Link>,
						'New article',
					]}
				/>
			}
			title="Create Article"
		>
			<Form ref={form} method="post" replace preventScrollReset className="grid max-w-4xl gap-5">
				<input type="hidden" name="intent" value="create" />
				<ArticleFields
					values={defaultValues}
					id={undefined}
					cover={
						<CoverField
							name="coverImage"
							value={answer?.typed?.coverImage ?? null}
							problem={fieldProblem(answer, 'coverImage')}
						/>
					}
					answer={answer}
				/>
				{text}
				<FormNotice answer={answer} />
				<div className="flex flex-wrap gap-2">
					<AdminButton look="primary" isBusy={isBusy} busyLabel="Saving...">
						Save
					</AdminButton>
					<Link to="/admin/articles" className={adminButtonClass('secondary')}>
						Cancel
					</Link>
				</div>
			</Form>
		</AdminPage>
	)
}
