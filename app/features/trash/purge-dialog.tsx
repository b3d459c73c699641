import type { ReactNode } from 'react'
import type { ThingInTrash } from '#app/db/find-in-trash.ts'
import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Thing = Omit<ThingInTrash, 'media'>

type Props = {
	thing: Thing
	/** The address of the dialog, to which its form is sent. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** Asks before something leaves the trash for good. */
export function PurgeDialog({ thing, askedAt, listPath, answer }: Props) {
	const { kind, id, name, gloss } = thing
	return (
		<Question
			title={`Delete this ${kind} for good?`}
			{...{ askedAt, listPath, answer }}
			verb="Delete for good"
			busy="Deleting..."
			isDanger
		>
			<input type="hidden" name="intent" value="purge" />
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="id" value={id} />
			<p className="wrap-anywhere font-medium">
				{kind === 'group' ? <WithHanzi text={name} /> : <span lang="zh-CN">{name}</span>}{' '}
				<span lang={kind === 'word' ? 'zh-Latn-pinyin' : undefined}>{gloss}</span>
			</p>
			<p>
				<Loss thing={thing} /> This cannot be undone.
			</p>
		</Question>
	)
}

function Loss({ thing }: { thing: Thing }): ReactNode {
	const { kind, lessons, learners, cards, members } = thing
	const people = learners === 1 ? 'One learner has' : `${learners} learners have`
	const done = learners > 0 && ` ${people} done something there, which is lost.`
	switch (kind) {
		case 'course':
			return (
				<>
					{lessonsText(lessons)} Texts, exercises, notes and audio go too.{done} Words saved from
					them stay.
				</>
			)
		case 'lesson':
			return <>Its text, exercises, notes and audio go with it.{done} Words saved from it stay.</>
		case 'article':
			return <>Its text and audio go with it. Words saved from it stay.</>
		case 'group':
			return <>{membersText(members)} Their accounts stay, and open invitations to the group end.</>
		case 'word':
			return cards === 0 ? (
				<>No learner has it on a card.</>
			) : (
				<>
					{cards === 1 ? 'One card goes' : `${cards} cards go`} with it, and all answers given to
					it.
				</>
			)
	}
}

function membersText(members: number): string {
	if (members === 0) return 'It has no members.'
	return members === 1 ? 'Its member leaves it.' : `Its ${members} members leave it.`
}

function lessonsText(lessons: number): string {
	if (lessons === 0) return 'It has no lessons.'
	return lessons === 1 ? 'Its lesson goes with it.' : `Its ${lessons} lessons go with it.`
}
