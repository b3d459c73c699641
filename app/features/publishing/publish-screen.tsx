import { Link } from '@remix-run/react'
import { AdminPage } from '#app/ui/admin/page.tsx'
import type { PublishAnswer } from './answer-publish-form.server.ts'
import type { Publishing } from './find-publishing.server.ts'
import { PublishBar } from './publish-bar.tsx'

type Props = {
	publishing: Publishing
	/** The page that edits it. */
	editPath: string
	answer: PublishAnswer | undefined
}

/** The bar on a page of its own: a form without a script that was refused ends here. */
export function PublishScreen({ publishing, editPath, answer }: Props) {
	const { title } = publishing
	return (
		<AdminPage title={`Publishing: ${title.en}`}>
			<p lang="zh-CN" className="text-ink-soft text-lg">
				{title.zh}
			</p>
			<PublishBar publishing={publishing} answer={answer} />
			<p>
				<Link to={editPath} className="underline">
					Back to editing
				</Link>
			</p>
		</AdminPage>
	)
}
