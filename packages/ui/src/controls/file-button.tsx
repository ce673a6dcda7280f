import { type ButtonHTMLAttributes, useRef } from 'react';

export interface FileButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'onClick'
> {
  /** Accepted file types, as in the `accept` attribute of an input. */
  accept: string;
  /** Called with the chosen files. Also called if the same file is chosen again. */
  onFiles: (files: File[]) => void;
}

/** Renders a button that opens the device's file picker. */
export function FileButton({ accept, onFiles, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        data-files
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Clear the input. Otherwise, choosing the same file again would not trigger a change event.
          target.value = '';
        }}
      />
      <button {...rest} type="button" onClick={() => input.current?.click()}>
        {children}
      </button>
    </>
  );
}
