import type { TextOwner } from '#app/db/working-parts.ts'
import type { loadWholeText } from '#app/features/lesson-editor/answer-whole-text.server.ts'
import { textFailures } from '#app/features/lesson-editor/text-failures.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ContentScreen } from './content-screen.tsx'
import type { WholeTextAnswer } from './whole-text-form.tsx'

type Sent<Answer> = Answer extends { data: infer Data } ? Data : Answer

type Props = {
	owner: TextOwner
	loaded: Sent<Awaited<ReturnType<typeof loadWholeText>>>
	answer: WholeTextAnswer | undefined
}

/** The text of a lesson or an article as a plain form, below the tab Text. */
export function ContentTab({ owner, loaded, answer }: Props) {
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	const { title: _, text: stored, ...page } = loaded
	const { outdated } = textFailures[owner.kind]
	return <ContentScreen key={owner.id} {...page} {...{ owner, stored, outdated, answer }} />
}

/** "Content · Good Morning" */
export function contentTitle(loaded: Props['loaded'] | undefined): string {
	return loaded && 'title' in loaded ? `Content · ${loaded.title.en}` : 'Content'
}
