export default function GameProfile() {
  return null;
}
