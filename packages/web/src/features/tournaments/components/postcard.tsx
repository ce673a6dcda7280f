/** Shows the postcard of a tournament's city. `alt` is empty, because the city's name is shown over the image. */
export function Postcard({
  city,
  sizes,
  eager = false,
}: {
  city: string;
  sizes: string;
  eager?: boolean;
}) {
  const base = `/art/cities/${city}/postcard`;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${base}-480.avif 480w, ${base}-800.avif 800w, ${base}-1200.avif 1200w`}
        sizes={sizes}
      />
      <img
        src={`${base}-800.webp`}
        width={1200}
        height={800}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
