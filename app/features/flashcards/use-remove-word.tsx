import { useCallback } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { SavedWord } from './study-contract.ts'
import { keepWords } from './use-saved-words.ts'

/** Removes a word from My Words, online or not; the toast offers to keep it after all. */
export function useRemoveWord(userId: string) {
	const toast = useToast()
	return useCallback(
		({ word, pinyin }: SavedWord, back?: () => void) => {
			const keep = (isSaved: boolean) =>
				keepWords(userId, [{ word, pinyin, sentence: null, lessonId: null }], isSaved)
			keep(false)
			toast({
				tone: 'success',
				text: `${word} is no longer in My Words.`,
				action: (
					<Button
						type="button"
						look="quiet"
						onClick={() => {
							keep(true)
							back?.()
						}}
					>
						Keep it
					</Button>
				),
			})
		},
		[userId, toast],
	)
}
