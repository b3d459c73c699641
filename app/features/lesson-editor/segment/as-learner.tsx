import { type ComponentProps, useState } from 'react'
import { Reader } from '#app/features/lessons/reader/reader.tsx'
import { wordLookup } from '#app/features/vocabulary/popup/word-lookup.ts'
import type { LearnerText } from './requests.ts'

type Props = Pick<
	ComponentProps<typeof Reader>,
	'isDialogue' | 'rank' | 'preferences' | 'title'
> & { id: string; text: LearnerText }

/** The text in the reader of learners. */
export function AsLearner({ id, text, ...shown }: Props) {
	const [lookUp, setLookUp] = useState(wordLookup)
	return (
		<Reader
			{...shown}
			name={id}
			html={text.html}
			answers={text.answers}
			areAnswersShown={false}
			entries={lookUp}
			reload={() => {}}
			reloadEntries={() => setLookUp(wordLookup)}
		/>
	)
}
