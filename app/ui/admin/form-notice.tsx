import { useEffect, useRef } from 'react'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SignInAgain } from '#app/ui/sign-in-again.tsx'
import { SavedMeanwhile } from './saved-meanwhile.tsx'

/** A problem of the whole form, scrolled into view, with a sign-in link where that helps. */
export function FormNotice({ answer }: { answer: FormAnswer | undefined }) {
	const place = useRef<HTMLDivElement>(null)
	const problem = formProblem(answer)
	const meanwhile = answer?.meanwhile
	useEffect(() => {
		if (answer?.isUnsent) place.current?.scrollIntoView({ block: 'center' })
	}, [answer])
	if (!problem) return null
	return (
		<div ref={place}>
			<Notice tone="error">
				{meanwhile ? (
					<>
						<SavedMeanwhile save={meanwhile} did="changed this" />
						Nothing was saved, and what you typed is still here. Look at the history below; saving
						again will overwrite that change.
					</>
				) : (
					problem
				)}
				<SignInAgain path={answer?.signInPath} />
			</Notice>
		</div>
	)
}
